/** Turkish words of the page for parents and teachers. */
import type en from '../en/guide';

export default {
  title: 'Ebeveynler ve öğretmenler için',
  openLesson: 'Dersi açın',
  otherLessons: (book: string) => `${book} kitabının tüm dersleri`,
  unreachable: {
    title: 'Kelimeler yüklenemedi',
    text: 'Bağlantı yavaş olabilir. Lütfen bir kez daha deneyin.',
    tryAgain: 'Yeniden deneyin',
  },
  silent: 'Bu kayıt şu anda duyulamıyor. Lütfen bağlantıyı kontrol edip tekrar dokunun.',
  none: {
    title: 'Bu ders için kelime listesi yok',
    text: 'Ders başka bir programla hazırlandı ve kelimelerini bize bildirmiyor; bu yüzden burada bakılacak veya yazdırılacak bir şey yok. Ders her zamanki gibi oynanabilir.',
  },
  words: {
    title: 'Kelimeler',
    hint: 'Dinlemek için bir kelimeye dokunun. İşaretler artikelleri gösterir: ● der, ▲ die, ■ das, ◆ çoğul.',
    plural: 'Çoğulu:',
    practised: (known: number, all: number) =>
      `Şimdiye kadar çalışılan: ${all} kelimeden ${known} tanesi.`,
    notYet: 'Bu kelimelerin hiçbiri henüz çalışılmadı.',
    onDevice: 'Çalışılanlar yalnızca bu tarayıcıda saklanır.',
    days: (count: number) => `Çalışılan gün: ${count}`,
    again: (day: string) => `yeniden sorulacağı gün: ${day}`,
    againNow: 'bir sonraki oyunda yeniden sorulur',
  },
  sentences: {
    title: 'Cümleler',
    some: '(cümlelerden bazıları)',
  },
  print: {
    title: 'Yazdırmak için',
    hint: 'A4 kâğıda, renkli veya siyah beyaz.',
    back: 'Kelimelere dönün',
    print: 'Yazdırın',
    sheets: {
      cards: {
        title: 'Kelime kartları',
        text: 'Resim ve kelime, arkasında anlamı',
        how: 'Düz çizgilerden kesin. Noktalı çizgiden katlayıp iki yarıyı yapıştırın veya oradan da kesip eşlerini bulun.',
      },
      bingo: {
        title: 'Bingo kartları',
        text: 'Her kart farklıdır; okuyacak kişi için bir liste de var',
        how: 'Herkes bir kart alır. Son sayfadaki kelimeleri Almanca okuyun; bir sırayı tamamlayan “Bingo!” der.',
      },
      colouring: {
        title: 'Boyama sayfaları',
        text: 'Boyanacak resimler ve kelimeler',
        how: 'Dersin resimleri çizgi hâlinde. Harfler de boyanabilir.',
      },
      certificate: {
        title: 'Başarı belgesi',
        text: 'Çocuğunuzun adıyla',
        how: 'Adı yazın veya satırı boş bırakıp elle doldurun.',
      },
    },
    bingo: {
      count: 'Kart sayısı',
      others: 'Kartları yeniden karıştırın',
      calls: 'Okunacak kelimeler',
      how: 'Kelimeleri yukarıdan aşağıya okuyun ve işaretleyin.',
    },
    certificate: {
      name: 'Çocuğun adı',
      notKept: 'Ad bu sayfada kalır. Ne gönderilir ne de saklanır.',
      text: (lesson: string) => `“${lesson}” dersinin kelimelerini biliyor.`,
      signature: 'İmza',
    },
  },
} satisfies typeof en;
