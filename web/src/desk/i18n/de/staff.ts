/** German words of the page about the staff. */
import type en from '../en/staff';

export default {
  heading: 'Team',
  lead: 'Alle, die im Verlagsbüro arbeiten. Jede Änderung braucht einen Grund und steht im Protokoll.',
  invite: 'Jemanden einladen',
  inviteText:
    'Die Person bekommt eine Mail mit einem Link. Er gilt einmal und drei Tage; dann wählt sie ein Passwort und einen zweiten Faktor.',
  sendInvitation: 'Einladung senden',
  invited: (email: string) => `Eine Einladung ist unterwegs an ${email}.`,
  email: 'E-Mail',
  role: 'Rolle',
  roleHelp: {
    clerk: 'Erstellt, druckt und sperrt Codes.',
    support: 'Hilft Personen und kümmert sich um einzelne Codes.',
    editor: 'Stellt Lektionen in die Bibliothek.',
    owner: 'Darf alles und kümmert sich um das Team.',
  },
  you: 'Das sind Sie',
  name: 'Name',
  lastLogIn: 'Letzte Anmeldung:',
  neverIn: 'Noch nie angemeldet',
  hasFactor: 'Mit zweitem Faktor',
  noFactor: 'Ohne zweiten Faktor',
  reasonHelp: 'Ein Satz, für das Protokoll.',
  states: {
    active: 'Dabei',
    invited: 'Eingeladen',
    waiting: 'Noch nicht angemeldet',
    invitation_expired: 'Einladung abgelaufen',
    disabled: 'Gesperrt',
  },
  actions: {
    invitation: {
      name: 'Noch einmal einladen',
      text: (email: string) =>
        `${email} bekommt einen neuen Link. Der bisherige gilt dann nicht mehr.`,
      done: (email: string) => `Eine neue Einladung ist unterwegs an ${email}.`,
    },
    name: {
      name: 'Namen ändern',
      text: (email: string) =>
        `Die anderen sehen den Namen von ${email} in dieser Liste und im Protokoll.`,
      done: (email: string) => `Der Name von ${email} ist gesichert.`,
    },
    role: {
      name: 'Rolle ändern',
      text: (email: string) => `Die neue Rolle von ${email} gilt sofort.`,
      done: (email: string) => `${email} hat eine neue Rolle.`,
    },
    disable: {
      name: 'Sperren',
      text: (email: string) =>
        `${email} wird in Sekunden abgemeldet und kann sich nicht mehr anmelden. Sie können das rückgängig machen.`,
      done: (email: string) => `${email} ist gesperrt.`,
    },
    enable: {
      name: 'Entsperren',
      text: (email: string) => `${email} kann sich wieder anmelden, mit derselben Rolle.`,
      done: (email: string) => `${email} kann sich wieder anmelden.`,
    },
    reset: {
      name: 'Zweiten Faktor zurücksetzen',
      text: (email: string) =>
        `Für ein verlorenes Telefon: ${email} wird abgemeldet, erfährt es per Mail und richtet bei der nächsten Anmeldung einen neuen zweiten Faktor ein. Vergewissern Sie sich, dass wirklich diese Person darum bittet.`,
      done: (email: string) =>
        `${email} richtet bei der nächsten Anmeldung einen neuen zweiten Faktor ein.`,
    },
  },
  failures: {
    name_invalid: 'Bitte tippen Sie einen Namen mit höchstens 80 Zeichen ein.',
    staff_exists: 'Diese Adresse gehört schon zum Team.',
    last_owner: 'Das ist die einzige Leitung. Geben Sie zuerst jemand anderem diese Rolle.',
    own_account: 'Ihren eigenen zweiten Faktor ändern Sie in Ihrem Konto.',
    not_waiting: 'Diese Person hat sich schon angemeldet und braucht keine Einladung.',
    email_invalid: 'Bitte prüfen Sie die Adresse, zum Beispiel anna@example.org.',
    too_many_mails:
      'An diese Adresse gingen in der letzten Stunde mehrere Mails. Bitte warten Sie ein wenig.',
  },
} satisfies typeof en;
