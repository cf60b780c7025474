/** Turkish words about books on the device. */
import type en from '../en/books';

export default {
  size: (megabytes: string) => `${megabytes} MB`,
  large: (gigabytes: string) => `${gigabytes} GB`,
  take: 'Yanına al',
  here: 'Bu cihazda',
  hereNamed: (book: string) => `${book} bu cihazda`,
  taking: (percent: string) => `%${percent} tamam`,
  takingNamed: (book: string) => `${book} cihaza alınıyor`,
  pause: 'Duraklat',
  goOn: 'Devam et',
  partly: (done: string, whole: string) => `Eksik: ${whole} içinden ${done} burada.`,
  partlyLeft: 'Tamamlanana kadar internetsiz oynanamaz.',
  cancel: 'Vazgeç ve sil',
  problems: {
    room: 'Bu cihazda yeterli yer yok. Kitaptan hiçbir şey saklanmadı. Lütfen başka bir şey silip yeniden deneyin.',
    connection: 'Bağlantı koptu. Gelenler duruyor; bağlantı geri gelince devam edin.',
    broken: 'Bir dosya bozuk geldi. Sağlam olanlar duruyor; lütfen yeniden deneyin.',
    browser:
      'Bu tarayıcı kitap saklayamıyor. Lütfen başka bir tarayıcı ya da gizli olmayan bir pencere deneyin.',
  },
  dialog: {
    title: (book: string) => `${book} yanınıza alınsın mı?`,
    what: (size: string) =>
      `Kitap bu cihazda ${size} tutar. O zaman hikâyeleri, oyunları ve şarkıları internetsiz de çalışır: arabada, tatilde, Wi-Fi’ı zayıf bir sınıfta.`,
    room: (free: string) => `Yaklaşık ${free} boş.`,
    tight: (free: string) =>
      `Yalnızca yaklaşık ${free} boş. Lütfen önce bu cihazdan başka bir şey silin.`,
    metered:
      'Bu cihaz mobil veri kullanıyor ya da veriden tasarruf ediyor. Wi-Fi ile kitabı indirmek ücretsizdir.',
    ask: 'Tarayıcı, kütüphanenin burada bir şey saklayıp saklayamayacağını sorabilir. İzin verirseniz kitap, siz silene kadar kalır.',
    yes: 'Yanıma al',
    anyway: 'Yine de indir',
    no: 'Şimdi değil',
    hereTitle: (book: string) => `${book} bu cihazda`,
    hereText: (size: string, day: string) =>
      `${size} tutuyor ve ${day} gününe kadar internetsiz oynanabilir. Kütüphanenin kitabın hâlâ sizde olduğunu görebilmesi için en az 45 günde bir internete bağlanın.`,
    logOut: 'Çıkış yaptığınızda bu cihazdan silinir. Yıldızlar ve bahçe kalır.',
    remove: 'Bu cihazdan kaldır',
    close: 'Kapat',
  },
  tile: { here: 'internetsiz de oynanır' },
  lastSeenHere: 'İnternet yok! Sırt çantası olan her şeyi oynayabilirsin. Gerisi uyuyor.',
  needsInternet: 'Bazı dersleri internet ister, bu yüzden yanına alınamaz.',
  alone: 'Bu cihaz 45 gündür internete bağlanmadı. Bir kez bağlan, kitapların uyansın.',
  section: {
    heading: 'Bu cihazdaki kitaplar',
    none: 'Bu cihazda kitap yok. Kütüphanenizdeki “Yanına al”, internetin olmadığı zamanlar için bir kitap saklar.',
    total: (size: string) => `Toplam: ${size}`,
    until: (day: string) => `${day} gününe kadar kullanılabilir`,
    notComplete: 'eksik',
    remove: 'Kaldır',
    removeNamed: (book: string) => `${book} kitabını bu cihazdan kaldır`,
    stays: 'Bir kitabı buradan kaldırmak kodunuzu, yıldızları ve başka cihazları etkilemez.',
  },
  homeScreen: {
    heading: 'iPhone, iPad ve Mac’te',
    why: 'Safari, yedi gün ziyaret edilmeyen bir sitenin sakladıklarını siler, kitapları da. Kütüphane ana ekrandaysa bunu yapmaz:',
    share: 'Kütüphaneyi Safari’de açın ve paylaşma işaretine dokunun.',
    add: '“Ana Ekrana Ekle”yi, Mac’te “Dock’a Ekle”yi seçin.',
    open: 'Bundan sonra kütüphaneyi resminden açın, orada bir kez giriş yapın ve kitaplarınızı orada yanınıza alın.',
  },
} satisfies typeof en;
