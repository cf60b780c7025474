/** Turkish words of the activation page. */
import type en from '../en/activation';

export default {
  openClass: (seats: number) => `Bir sınıf aç (yer: ${seats})`,
  heading: 'Etkinleştirme',
  prompt: 'Lütfen 12 haneli etkinleştirme kodunuzu girin',
  where: 'Küçük harf kullanabilir, kısa çizgileri atlayabilirsiniz.',
  place: 'Kod, kitap kapağının iç yüzüne basılmıştır.',
  signUpWithCode: 'Bu kodla kaydolun',
  logInWithCode: 'Bu kodla giriş yapın',
  waiting: {
    before: 'Kodunuz',
    after: 'sizi bekliyor.',
    next: 'Kaydolun veya giriş yapın. Ardından kitabınız tek dokunuşla açılır.',
  },
  changeCode: 'Başka bir kod girin',
  clear: 'Kodu silin',
  submit: 'Etkinleştirin',
  missingCode: 'Lütfen kitabınızdaki kodu girin.',
  count: (typed: number) => `${typed} / 12 karakter`,
  incomplete: (typed: number) => `Kod henüz tamamlanmadı: ${typed} / 12 karakter.`,
  tooLong: 'Etkinleştirme kodu tam 12 karakter olmalıdır.',
  success: 'Etkinleştirme başarılı!',
  access: (months: number) => `Bu ürünü ${months} ay boyunca kullanabilirsiniz.`,
  until: (day: string) => `${day} tarihine kadar kullanılabilir`,
  startFirst: 'İlk dersi başlatın',
  startLesson: (lesson: string) => `“${lesson}” dersini başlatın`,
  toLibrary: 'Kitaplığınıza gidin',
  startReading: 'Önce dinleyin ve okuyun',
  refusals: {
    invalid_code: 'Etkinleştirme kodu geçersiz. Lütfen yeniden deneyin.',
    used_by_you: 'Bu etkinleştirme kodunu daha önce kullandınız.',
    code_used: 'Bu etkinleştirme kodu daha önce kullanılmış.',
    product_already_activated: 'Bu ürün zaten etkin.',
  },
  extension: {
    longer: (books: string, until: string, extended: string) =>
      `${books} ${until} tarihine kadar açık; bu kodla ${extended} tarihine kadar açık kalır.`,
    noLonger: (books: string, until: string) =>
      `${books} ${until} tarihine kadar açık; bu kod süreyi uzatmaz.`,
    extend: (day: string) => `${day} tarihine kadar uzatın`,
    keep: 'Başkası için saklayın',
  },
  keptBack: (code: string) => `${code} kullanılmadı. Başka biri onu hâlâ etkinleştirebilir.`,
  tooLate: (day: string) => `Bu kodun son etkinleştirme tarihi: ${day}.`,
  usedHelp:
    'Bir kod yalnızca bir hesap için geçerlidir. Belki sizin ya da ailenizin başka bir hesabında etkinleştirilmiştir.',
  help: 'Ne yapabilirim?',
  checkCode: 'Lütfen kodu kitabınızla karşılaştırın: En az bir karakter yanlış.',
  twelve: 'Etkinleştirme kodu 12 karakterden oluşur.',
  slip: (place: number, typed: string, meant: string) =>
    `Lütfen kodu kontrol edin: ${place}. karakter yanlış görünüyor. ${typed} yazdınız; belki ${meant} olmalı.`,
  correct: (typed: string, meant: string) => `${typed} yerine ${meant} yazın`,
  tooMany: 'Çok fazla yanlış kod girildi.',
  waitFor: (time: string) => `Lütfen ${time} bekleyip yeniden deneyin.`,
  seconds: (count: number) => `${count} saniye`,
  minutes: (count: number) => `${count} dakika`,
  failed: 'Kodunuz kontrol edilemedi. Kod kaybolmadı.',
  failures: {
    unreachable: 'Sunucuya ulaşılamadı. Lütfen internet bağlantınızı kontrol edip yeniden deneyin.',
    unavailable: 'Kitaplığa şu anda ulaşılamıyor. Lütfen birkaç dakika sonra yeniden deneyin.',
    sessionEnded: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
    unexpected: 'Bizden kaynaklanan bir sorun oluştu. Lütfen birazdan yeniden deneyin.',
  },
} satisfies typeof en;
