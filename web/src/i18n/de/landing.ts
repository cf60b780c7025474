/** German words of the landing page's lower half, which is fetched after the first paint. */
import type en from '../en/landing';

export default {
  tryFirst: 'Erst ausprobieren',
  noAccount: 'ohne Konto',
  momentsTitle: 'Ein Blick hinein',
  momentsText: 'Bilder aus den Lektionen: ein Wort hören, es finden, sortieren, mitlesen.',
  moments: {
    find: {
      caption: 'Hören und finden',
      alt: 'Vier Tiere auf Karten und ein deutsches Wort: Welches Tier ist es?',
    },
    story: {
      caption: 'Eine Geschichte zum Mitlesen',
      alt: 'Eine Seite aus einem Bilderbuch: Mia steht auf einer Wiese und will ein Foto machen.',
    },
    paint: {
      caption: 'Malen, was man hört',
      alt: 'Ein Bild ohne Farben, daneben Farbkleckse und ein Satz, der die Farbe nennt.',
    },
    baskets: {
      caption: 'der, die oder das?',
      alt: 'Etwas für die Schule und drei Körbe: der, die und das.',
    },
  },
  play: (lesson: string) => `Jetzt „${lesson}“ spielen`,
  playText: 'Eine ganze Lektion, gleich hier im Browser. Ohne Konto, ohne Code.',
  closingTitle: 'Kann es losgehen?',
  closingText: 'Mit dem Code aus Ihrem Buch sind es zwei Minuten bis zum ersten Spiel.',
  createAccount: 'Konto anlegen',
  enterCode: 'Code eingeben',
  shop: 'Zum Buch',
} satisfies typeof en;
