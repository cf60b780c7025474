/** Turkish words of the library: 'sen' where a child chooses, 'siz' where it is about codes. */
import type en from '../en/library';

export default {
  heading: 'Kitaplığım',
  invitation: 'Bugün ne oynamak istersin?',
  lastSeen: 'Kitaplığınız en son böyle görünüyordu. Oyunlar bağlantıyla birlikte uyanır.',
  needsConnection: 'internet gerekir',
  pleaseWait: 'Lütfen bekleyin…',
  slow: 'Bu her zamankinden uzun sürüyor. Lütfen internet bağlantınızı kontrol edin.',
  use: { read: 'Dinlemek ve okumak için', play: 'Oynamak için' },
  until: (day: string) => `${day} tarihine kadar kullanılabilir`,
  stars: (count: number) => `${count} yıldız`,
  sticker: 'Çıkartman:',
  continue: 'Devam et',
  lastPlayed: 'Son oynanan',
  garden: 'Kaktus’un bahçesi',
  gardenText: 'Bahçende neler büyüyor?',
  class: 'Sınıfınız için',
  classText: 'Hesapsız tabletler',
  children: {
    who: 'Kim oynuyor?',
    pictures: {
      kaktus: 'yeşil bir kaktüs',
      hund: 'bir köpek',
      katze: 'bir kedi',
      kaninchen: 'bir tavşan',
      pinguin: 'bir penguen',
      elefant: 'bir fil',
      loewe: 'bir aslan',
      papagei: 'bir papağan',
      schmetterling: 'bir kelebek',
    },
  },
  carousel: 'döner liste',
  lessons: (book: string) => `${book} dersleri`,
  guide: 'Ebeveynler ve öğretmenler için',
  back: 'Geri',
  forward: 'İleri',
  page: (from: number, to: number) =>
    from === to ? `${from}. derse git` : `${from}–${to}. derslere git`,
  shown: (from: number, to: number, count: number) =>
    from === to ? `${count} dersten ${from}. ders` : `${count} dersten ${from}–${to}. dersler`,
  expired: (books: string, day: string) => `${books} için süreniz ${day} tarihinde sona erdi.`,
  renew: 'Yeni bir kodunuz mu var? Etkinleştirmek için buraya tıklayın.',
  failed: 'Kitaplığınız yüklenemedi.',
  tryAgain: 'Yeniden deneyin',
  failures: {
    unreachable:
      'Sunucuya ulaşılamadı. Lütfen internet bağlantınızı kontrol edin. Kitaplarınız kaybolmadı.',
    unavailable:
      'Kitaplığa şu anda ulaşılamıyor. Lütfen birkaç dakika sonra yeniden deneyin. Kitaplarınız kaybolmadı.',
    unexpected: 'Bizden kaynaklanan bir sorun oluştu. Kitaplarınız kaybolmadı.',
  },
  empty: {
    title: 'Tüh! Burada henüz bir şey yok…',
    text: 'Kitaplığınız şu anda boş görünüyor: Henüz etkinleştirilmiş bir kod yok.',
    activate: 'Kodunuz mu var? Etkinleştirmek için buraya tıklayın.',
    error: 'Bunun bir hata olduğunu mu düşünüyorsunuz?',
    contact: 'Bize yazın',
  },
} satisfies typeof en;
