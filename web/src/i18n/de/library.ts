/** German words of the library. */
import type en from '../en/library';

export default {
  empty: {
    title: 'Hoppla! Hier ist noch nichts …',
    text: 'Ihre Bibliothek ist zurzeit leer: Noch ist kein Code aktiviert.',
    activate: 'Haben Sie einen Code? Hier aktivieren Sie ihn.',
    error: 'Stimmt das nicht?',
    contact: 'Schreiben Sie uns',
  },
} satisfies typeof en;
