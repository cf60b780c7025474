/** Turkish words of the pages for a teacher’s class. */
import type en from '../en/classes';

export default {
  heading: 'Sınıfınız',
  unreachable: 'Kütüphaneye şu anda ulaşılamıyor. Gördükleriniz biraz eski olabilir.',
  unexpected: 'Bir şeyler ters gitti. Lütfen yeniden deneyin.',
  tryAgain: 'Yeniden dene',
  cancel: 'Vazgeç',
  otherRoom: (code: string, taken: number) => `Sınıf ${code}: ${taken}`,
  openAnother: 'Bir sınıf daha aç',
  none: {
    title: 'Öğrenci hesabı olmadan bir sınıf',
    text: 'Sınıf kodu, tabletler için yer getirir. Siz bir QR kod gösterirsiniz, çocuklar bir hayvan seçer ve herkes oynar: hesap, ad ve e-posta adresi olmadan.',
    activate: 'Sınıf kodum var',
    help: 'Bir sınıf nasıl çalışır',
  },
  form: {
    heading: 'Bir sınıf aç',
    seats: (count: number, day: string) => `Yer: ${count}. ${day} tarihine kadar.`,
    book: 'Hangi kitap?',
    lessons: 'Hangi dersler?',
    allLessons: 'Bütün dersler',
    howLong: 'Ne kadar süre?',
    lengths: {
      lesson: 'Bu ders (45 dakika)',
      day: 'Bugün saat 18.00’e kadar',
      weeks: 'Dört hafta',
    },
    submit: 'Sınıfı aç',
  },
  problems: {
    no_seats: 'Bu kitap için artık yeriniz yok.',
    day_is_over: 'Saat altıyı geçti. 45 dakikalık bir ders seçin.',
    too_many_rooms: 'O kadar çok sınıf açık ki yenisi açılamıyor. Lütfen önce birini bitirin.',
  },
  room: {
    heading: 'Buyurun!',
    qrName: 'Tableti sınıfa götüren QR kod',
    go: 'Kodu okutun ya da açın:',
    taken: (taken: number, seats: number) => `${taken} / ${seats} tablet`,
    elsewhere: (count: number) => `(diğer sınıflarınızda ${count})`,
    closed: 'Sınıf kapalı: başka kimse giremez.',
    full: 'Bir tablet boş yer bulamadı. Bir yer bir saat kullanılmayınca ya da bir çocuk sınıftan çıkınca boşalır.',
    minutes: (minutes: number, time: string) => `${minutes} dk kaldı, saat ${time}’e kadar`,
    untilDay: (day: string) => `${day} tarihine kadar açık`,
  },
  play: {
    heading: 'Kim ne oynuyor',
    nobody: 'Henüz tablet yok.',
    choosing: (count: number) => `Oyun seçiyor: ${count}`,
    eyes: 'Gözler tahtaya!',
    playOn: 'Oyuna devam',
    everybody: 'Herkes şuraya',
    send: 'Herkesi gönder',
    sent: (lesson: string) => `Herkes ${lesson} dersine gönderildi.`,
    letGo: 'Herkes yine kendisi seçsin',
  },
  actions: {
    label: 'Sınıfı değiştir',
    close: 'Kapıyı kapat',
    open: 'Kapıyı aç',
    lessons: 'Dersleri seç',
    save: 'Kaydet',
    code: 'Yeni kod',
    print: 'Duvar için yazdır',
    end: 'Sınıfı bitir',
  },
  sure: {
    code: {
      title: 'Yeni bir kod mu?',
      text: 'Eskisi artık hiçbir şey açmaz. İçerideki tabletler kalır.',
    },
    end: {
      title: 'Sınıf bitsin mi?',
      text: 'Bütün tabletler hemen çıkar, kod artık geçmez. Çocukların kazandıkları tabletlerinde kalır.',
    },
  },
  help: {
    heading: 'Bütün sınıf bir arada',
    lead: 'Otuz tablet, öğrenci hesabı yok, kişisel veri yok. Bir dakika sürer.',
    code: {
      title: '1. Sınıf kodunu kullanın',
      text: 'Her kod gibi kitabı sizin için açar, ayrıca tabletler için yer getirir. Birkaç kodun yerleri toplanır.',
    },
    open: {
      title: '2. Sınıfı açın',
      text: 'Bugünün derslerini ve süreyi seçin. QR kodu tahtada gösterin; haftalar için duvara yazdırın.',
    },
    tablets: {
      title: '3. Tabletler gelir',
      text: 'Çocuklar kodu okutur ya da altı harf ve rakam yazar. Bir hayvan seçip oynarlar. Bir yer bir saat kullanılmayınca boşalır.',
    },
    board: {
      title: '4. Kaç çocuğun ne oynadığını görürsünüz',
      text: 'Herkesi bir derse gönderin ya da bütün oyunları kısa süre örtün: gözler tahtaya. Tek dokunuşla hepsini bitirin.',
    },
    stored: {
      title: 'Neler saklanır',
      text: 'Sınıfı, bitişini ve kaç yerin kullanıldığını saklarız; bitişten 30 gün sonra silinir. Hayvanlar, yıldızlar ve bahçe her tablette kalır. Hiçbir çocuk hakkında bir şey öğrenmeyiz.',
    },
    devices: {
      title: 'Neden her tablette kendi hesabımla giriş yapmayayım?',
      text: 'Hesabınız e-posta adresinizi ve kodlarınızı gösterir ve en çok yirmi cihazda geçerlidir: bir sonraki, en uzun süredir kullanılmayanın oturumunu kapatır.',
    },
    toClass: 'Sınıfınıza',
  },
} satisfies typeof en;
