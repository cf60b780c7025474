/** Turkish words of the landing page's lower half. */
import type en from '../en/landing';

export default {
  tryFirst: 'Önce bir dersi deneyin',
  noAccount: 'hesap gerekmez',
  momentsTitle: 'İçeriye bir bakış',
  momentsText: 'Derslerden resimler: kelimeyi duymak, bulmak, ayırmak, birlikte okumak.',
  moments: {
    find: {
      caption: 'Dinleyip bulma',
      alt: 'Kartlarda dört hayvan ve Almanca bir kelime: Hangi hayvan?',
    },
    story: {
      caption: 'Birlikte okunan bir hikâye',
      alt: 'Bir resimli kitaptan bir sayfa: Mia çayırda duruyor ve fotoğraf çekmek istiyor.',
    },
    paint: {
      caption: 'Duyduğunu boyama',
      alt: 'Renksiz bir resim, yanında boya lekeleri ve rengi söyleyen bir cümle.',
    },
    baskets: {
      caption: 'der, die ya da das?',
      alt: 'Okul için bir eşya ve üç sepet: der, die ve das.',
    },
  },
  play: (lesson: string) => `“${lesson}” dersini şimdi oynayın`,
  playText: 'Baştan sona bir ders, doğrudan tarayıcınızda. Hesap da kod da gerekmez.',
  closingTitle: 'Oynamaya hazır mısınız?',
  closingText: 'Kitabınızdaki kodla ilk oyun iki dakika uzağınızda.',
  createAccount: 'Hesap oluşturun',
  enterCode: 'Kodu girin',
  shop: 'Kitabı edinin',
} satisfies typeof en;
