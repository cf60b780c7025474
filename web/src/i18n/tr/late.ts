/** Turkish words of what no page waits for: notices, the list of languages, the page that broke. */
import type en from '../en/late';

export default {
  languageFailed: 'Dil yüklenemedi. Lütfen yeniden deneyin.',
  sessionEnded:
    'Oturumunuz sona erdi. Lütfen yeniden giriş yapın; ardından kaldığınız yere dönersiniz.',
  tooManyDevices:
    'Hesabınız yirmi başka cihazda açık, bu yüzden bu cihazın oturumu kapatıldı. Bir sınıf için yer getiren kodlar vardır: tabletlerin hesaba ihtiyacı yoktur.',
  aboutClasses: 'Bir sınıf nasıl çalışır',
  loggedOut: 'Oturumunuz kapatıldı.',
  logInFirst: 'Lütfen önce giriş yapın. Açmak istediğiniz sayfa hemen ardından açılır.',
  offline: 'Çevrimdışısınız. Bağlantı geri gelene kadar Kaktus şekerleme yapıyor.',
  somethingBrokeText:
    'Bu sayfa gösterilemedi. Lütfen sayfayı yeniden yükleyin. Bu da işe yaramazsa başlangıç sayfasına dönün.',
  loadAgain: 'Sayfayı yeniden yükleyin',
} satisfies typeof en;
