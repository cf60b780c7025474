/** German words of the audit log. */
import type en from '../en/audit';

export default {
  heading: 'Protokoll',
  lead: 'Was am Schreibtisch und auf der Kommandozeile getan wurde. Nichts davon lässt sich ändern; Codes, Adressen und Geheimnisse sind gekürzt.',
  save: 'Für Tabellen sichern',
  search: 'Suche',
  action: 'Vorgang',
  everything: 'Alle Vorgänge',
  since: 'Von',
  until: 'Bis',
  none: 'Es wurde nichts gefunden.',
  more: 'Ältere Einträge zeigen',
  before: 'Vorher:',
  after: 'Nachher:',
  commandLine: 'Kommandozeile',
  notSignedIn: 'Nicht angemeldet',
  quoted: (reason: string) => `„${reason}“`,
} satisfies typeof en;
