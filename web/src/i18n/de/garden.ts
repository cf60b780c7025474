/** German words of Kaktus’ garden: 'du' to the child, 'Sie' where adults add children and carry progress. */
import type en from '../en/garden';

export default {
  heading: 'Kaktus’ Garten',
  grows: (count: number) =>
    count === 1 ? 'Hier wächst ein Wort.' : `Hier wachsen ${count} Wörter.`,
  water: 'Kaktus gießen',
  waterHint: 'Ein paar Wörter, etwa zwei Minuten',
  next: (when: string) => `Alles hat genug Wasser. Die nächste Pflanze hat ${when} Durst.`,
  bed: (count: number, all: number) => `${count} von ${all}`,
  stages: { 1: 'ein Keim', 2: 'eine Knospe', 3: 'eine Blume', 4: 'eine große Blume' },
  party: { bud: 'geht morgen auf', flower: 'eine Blume vom Fest' },
  silent:
    'Dieses Wort ist gerade nicht zu hören. Bitte die Verbindung prüfen und noch einmal tippen.',
  empty: {
    title: 'Hier wächst noch nichts',
    text: 'Spiel ein Spiel: Jedes Wort, das du richtig hast, wird in diesem Garten eine Pflanze.',
    play: 'Ein Spiel aussuchen',
  },
  toLibrary: 'Zurück zur Bibliothek',
  toGarden: 'Zurück zum Garten',
  toChildren: 'Für Erwachsene: Kinder und Geräte',
  watering: {
    ask: 'Hör zu. Welches Bild ist es?',
    listen: 'Das Wort noch einmal hören',
    progress: (place: number, all: number) => `Wort ${place} von ${all}`,
    picture: (place: number) => `Bild ${place}`,
    again: 'Hör noch einmal.',
    shown: 'Hier ist es. Tipp es an.',
    read: 'Gerade ist nichts zu hören. Such:',
    done: 'Gut gemacht! Der Garten ist gegossen.',
    grown: (count: number) =>
      count === 1 ? 'Eine Pflanze ist gewachsen.' : `${count} Pflanzen sind gewachsen.`,
    tomorrow: (count: number) =>
      count === 1 ? 'Ein Wort kommt morgen wieder.' : `${count} Wörter kommen morgen wieder.`,
  },
  children: {
    heading: 'Wer spielt hier?',
    private:
      'Jedes Kind hat einen eigenen Garten und eigene Sterne, bis zu sechs in einem Konto. Bilder, Namen und Lernstand bleiben auf diesem Gerät; wir bekommen sie nie.',
    add: 'Kind hinzufügen',
    full: 'Hier ist Platz für sechs Kinder.',
    change: 'Ändern',
    changeOf: (name: string) => `${name} ändern`,
    remove: 'Entfernen',
    removeOf: (name: string) => `${name} entfernen`,
    removeQuestion:
      'Die Sterne und der Garten dieses Kindes werden von diesem Gerät gelöscht. Das lässt sich nicht rückgängig machen.',
    removeYes: 'Endgültig entfernen',
    keep: 'Behalten',
    picture: 'Bild',
    name: 'Name (freiwillig)',
    nameHelp: 'Nur auf diesem Gerät zu sehen.',
    save: 'Speichern',
  },
  carry: {
    heading: 'Auf ein anderes Gerät',
    text: (name: string) =>
      `Nehmen Sie Sterne und Garten von „${name}“ mit: als Datei, oder zeigen Sie der Kamera des anderen Geräts einen Code. Der Name reist nicht mit.`,
    save: 'Als Datei speichern',
    code: 'QR-Code zeigen',
    codeHelp: 'Richten Sie die Kamera des anderen Geräts hierher und öffnen Sie dort den Link.',
    tooLong: 'Dieser Garten ist für einen Code zu groß. Bitte nehmen Sie die Datei.',
    tooOld: 'Dieser Browser ist für Codes zu alt. Bitte nehmen Sie die Datei.',
    choose: 'Datei öffnen',
    whose: 'Wer bekommt es?',
    arrived: (words: number, stars: number) =>
      `Wörter: ${words}, Sterne: ${stars}. Sie kommen zu dem, was das Kind hier hat; das Bessere von beiden bleibt.`,
    newChild: 'Ein neues Kind',
    done: 'Es ist angekommen.',
    damaged:
      'Das ist kein Garten der Bibliothek, oder er ist beschädigt. Nichts hat sich geändert.',
  },
} satisfies typeof en;
