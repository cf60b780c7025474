/** Turkish words of the viewer: 'sen' for the child who plays, 'siz' where it is about codes and links. */
import type en from '../en/viewer';

export default {
  frame: 'Etkileşimli oyun',
  wait: 'Hemen başlıyoruz…',
  back: 'Kitaplığım',
  lessons: 'Dersler',
  allLessons: 'Bu kitabın bütün dersleri',
  fullScreen: 'Tam ekran',
  leaveFullScreen: 'Tam ekrandan çık',
  problem: {
    title: 'Bu ders açılmıyor',
    text: 'Belki internet yavaştır. Hadi bir daha deneyelim!',
    broken:
      'Yetişkinler için: Ders yüklendi ama bu tarayıcıda başlamıyor. Bize bildirildi. Lütfen yeniden deneyin ya da başka bir ders seçin.',
    tryAgain: 'Yeniden dene',
    back: 'Kitaplığa dön',
    silent: 'Burada oyun görünmüyor mu?',
    dismiss: 'Bu satırı kapat',
  },
  offline: {
    title: 'Bu oyun için internet gerekiyor',
    text: 'Kaktus şekerleme yapıyor. Bağlantı geri gelince oyun kendiliğinden başlar.',
  },
  stopped: {
    title: 'Bu ders takıldı',
    text: 'Bir anda çok fazla şey gönderdi, Kaktus da onu durdurdu. Yıldızların güvende. Hadi bir daha deneyelim!',
  },
  unsaved:
    'Bu tarayıcıda yer kalmadı: Şimdi kazanılanlar sayfa kapanınca kaybolur. Bir yetişkin, tarayıcının ayarlarından başka sitelerin verilerini silebilir.',
  voice: {
    title: 'Kaktus sesini duyabilir mi?',
    why: 'Bu oyunda çocuklar Almanca kelimeleri tekrar eder ve sonra kendi seslerini dinler. Bunun için mikrofon gerekir. Buna bir yetişkin karar vermelidir.',
    facts: [
      'Bir kayıt en fazla altı saniye sürer ve yalnızca bu cihazda dinlenebilir.',
      'Oyun bitince silinir. Hiçbir şey gönderilmez, saklanmaz veya notlanmaz.',
      'Mikrofon açık olduğu sürece üstte kırmızı bir işaret görünür; işarete dokunulunca mikrofon kapanır.',
    ],
    next: 'Tarayıcınız şimdi bu sayfanın mikrofonu kullanıp kullanamayacağını sorabilir.',
    yes: 'Mikrofonu kullanın',
    no: 'Mikrofonsuz oynayın',
    recording: 'Kayıt yapılıyor',
    stop: 'Kaydı durdur',
  },
  share: {
    copy: 'Bağlantıyı kopyalayın',
    copied: 'Bağlantı kopyalandı',
    about: 'Ev ödevi için: Kitabı açmış olan herkes bununla doğrudan bu derse gelir.',
    byHand: 'Bu bağlantıyı kopyalayın:',
  },
  guide: {
    link: 'Ebeveynler ve öğretmenler için',
    about: 'Kelimeler ve anlamları, çalışılanlar ve yazdırılacak sayfalar.',
  },
  locked: {
    title: 'Bu ders kilitli',
    titleOver: 'Bu kitap kapandı',
    belongs: (book: string) => `Bu ders şu kitaba ait: ${book}.`,
    code: (book: string) => `Açmak için ${book} kitabındaki kod gerekir.`,
    over: (day: string, book: string) =>
      `Süreniz ${day} tarihinde sona erdi. Yeniden açmak için ${book} için yeni bir kod gerekir.`,
    activate: 'Kod girin',
    link: 'Kitaplığa dönün',
    account: (email: string) =>
      `${email} olarak giriş yaptınız. Kitap başka bir hesapla açıldıysa o hesapla giriş yapın.`,
  },
  unknown: {
    title: 'Böyle bir ders yok',
    text: 'Bağlantıda bir şey yanlış ya da eksik görünüyor. Lütfen kontrol edin veya bağlantıyı gönderen kişiye sorun.',
  },
  trial: {
    leave: 'Geri',
    back: 'Başlangıç sayfasına dönün',
    wellDone: 'Aferin! Diğer dersler kitabınızda.',
    goOn: 'Sırada ne var?',
    endTitle: (lesson: string) => `${lesson} bitti!`,
    others: 'Diğer dersler kitabınızda:',
    waysOn: 'Kitapta bir kod bulunur. Bu kod bütün dersleri 18 ay boyunca açar.',
    haveCode: 'Bir kodum var',
    shop: 'Kitabı satın alın',
    signUp: 'Kaydolun',
    again: 'Yeniden oynayın',
    none: {
      title: 'Şu anda denenecek bir ders yok',
      text: 'Yayınevi henüz bir ders koymadı. Lütfen başka bir zaman yeniden bakın.',
    },
    tooMany: {
      title: 'Bir dakika lütfen',
      text: 'Bu dersi az önce buradan çok kişi denedi. Lütfen birazdan yeniden deneyin.',
    },
  },
  empty: {
    title: 'Tüh! Burada henüz bir şey yok…',
    text: 'Şu anda gösterilecek bir şey yok.',
    link: 'Kitaplığından bir ders seç',
  },
} satisfies typeof en;
