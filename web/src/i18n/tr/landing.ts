/** Turkish words of the landing page's lower half. */
import type en from '../en/landing';

export default {
  tryFirst: 'Önce bir dersi deneyin',
  noAccount: 'hesap gerekmez',
  momentsTitle: 'İçeriye bir bakış',
  momentsText: 'Derslerden resimler: kelimeyi duy, bul, ayır, birlikte oku.',
  moments: {
    find: {
      caption: 'Dinle ve bul',
      alt: 'Kartlarda dört hayvan ve Almanca bir kelime: Hangi hayvan?',
    },
    story: {
      caption: 'Birlikte okunan bir hikâye',
      alt: 'Bir resimli kitaptan bir sayfa: Mia çayırda duruyor ve fotoğraf çekmek istiyor.',
    },
    paint: {
      caption: 'Duyduğunu boya',
      alt: 'Renksiz bir resim, yanında boya lekeleri ve rengi söyleyen bir cümle.',
    },
    baskets: {
      caption: 'der, die ya da das?',
      alt: 'Okul için bir eşya ve üç sepet: der, die ve das.',
    },
  },
  play: (lesson: string) => `‘${lesson}’ dersini şimdi oyna`,
  playText: 'Bütün bir ders, doğrudan tarayıcınızda. Hesap yok, kod yok.',
  closingTitle: 'Oynamaya hazır mısınız?',
  closingText: 'Kitabınızdaki kodla ilk oyuna iki dakika kaldı.',
  createAccount: 'Hesap oluştur',
  enterCode: 'Kodu gir',
  shop: 'Kitabı edinin',
} satisfies typeof en;
