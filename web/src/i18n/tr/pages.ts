/** Turkish words of the landing page and the page that does not exist. */
import type en from '../en/pages';

export default {
  landing: {
    login: 'Giriş yapın',
    signUp: 'Kaydolun',
    haveCode: 'Bir kodum var',
    about: 'Almanca ders kitaplarımıza eşlik eden oyunlar, 4–10 yaş arası çocuklar için.',
    stepsTitle: 'Kitaptan oyuna',
    steps: {
      find: {
        title: 'Kodu bulun',
        text: 'Kitabınızda 12 karakterlik bir kod bulunur.',
      },
      type: {
        title: 'Kodu yazın',
        text: 'Bir yetişkin kaydolup kodu yazar. Böylece kitabın dersleri 18 ay boyunca açılır.',
      },
      play: {
        title: 'Oynayın',
        text: 'Bir ders seçin ve “Los!” düğmesine dokunun. Tablette, telefonda veya dizüstü bilgisayarda.',
      },
    },
    lessonsTitle: 'Bir ders nasıldır?',
    lessons: {
      listen: {
        title: 'Önce dinlemek',
        text: 'Her kelime ve her görev sesli söylenir. Çocuğunuzun okuma bilmesi gerekmez.',
      },
      short: {
        title: 'Kısa ve keyifli',
        text: 'Bir oyun bir iki dakika, bir ders beş ila sekiz dakika sürer. Sonunda herkes alkışlar.',
      },
      safe: {
        title: 'Kaybetme kaygısı yok',
        text: 'Süre yok, puan yarışı yok, reklam yok. Yanlış yapılınca kelime bir kez daha söylenir, o kadar.',
      },
      yours: {
        title: 'Sizde kalır',
        text: 'Çocuğunuzun oynadıkları cihazınızda kalır ve sunucumuza asla ulaşmaz.',
      },
    },
    wordsLabel: 'Derslerden birkaç kelime',
  },
  notFound: {
    title: '404 - Bulunamadı',
    text: 'Tüh! Aradığınız sayfa yok.',
  },
} satisfies typeof en;
