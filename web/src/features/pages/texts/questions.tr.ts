/** The questions and answers in Turkish. */
import type { QuestionsText } from '../questions-text';

export default {
  lead: 'Velilerin ve öğretmenlerin bize en sık sorduğu sorular. Sorunuz burada yok mu? Bize yazın.',
  answers: {
    code: {
      question: 'Kodum nerede?',
      answer: [
        'Kitabınıza basılmıştır. Önce ön ve arka kapağın iç yüzüne bakın. Kod, aralarında kısa çizgiler bulunan 12 harf ve rakamdan oluşur; çizgileri yazmayabilirsiniz.',
        'Henüz kitabınız yok mu? Kod kitapla birlikte gelir. Burada ayrıca kod satılmaz.',
      ],
    },
    refused: {
      question: 'Kodum çalışmıyor. Ne yapabilirim?',
      answer: [
        'Kodu kitapla karakter karakter karşılaştırın. B ile 8, S ile 5, Z ile 2 birbirine benzer. Bir karakter yanlış okunduysa çoğu zaman hangisi olduğunu söyleyebiliriz.',
        'Birkaç yanlış koddan sonra birkaç dakika beklemeniz gerekir. Kodunuz kaybolmaz. Yine de olmazsa bize kodu ve kitabın adını yazın.',
      ],
    },
    used: {
      question: '“Bu etkinleştirme kodu daha önce kullanılmış.” Bu ne demek?',
      answer: [
        'Bir kod bir kez ve tek bir hesap için geçerlidir. Belki başka bir e-posta adresinizle ya da ailenizden biri tarafından etkinleştirilmiştir: O hesapla giriş yapın, kitap oradadır.',
        'İkinci el kitapta kodu önceki sahibi kullanmış olabilir. Kitabınız yeniyse ve kodu kimse kullanmadıysa bize kodu ve sayfanın fotoğrafını gönderin. Konuyu inceleriz.',
      ],
    },
    login: {
      question: 'Giriş yapamıyorum.',
      answer: [
        'E-posta adresini kontrol edin: Belki başka bir adresle ya da Google ile kaydoldunuz. Her zaman yeni bir şifre belirleyebilirsiniz; bağlantı e-postayla gelir.',
        'Çok sayıda başarısız denemeden sonra hesap bir süre kapatılır. Yeni bir şifreyle hemen giriş yapabilirsiniz.',
      ],
    },
    mail: {
      question: 'E-posta gelmedi.',
      answer: [
        'Spam klasörüne bakın ve adreste yazım hatası olup olmadığını kontrol edin. Birkaç dakika sürebilir. E-postayı bekleyen sayfada yeniden gönderilmesini isteyebilirsiniz.',
        'Bağlantıyı herhangi bir cihazda açabilirsiniz. Yalnızca bir kez kullanılabilir; adres onayı için 24 saat, yeni şifre için bir saat geçerlidir. Her zaman en yeni e-postayı kullanın.',
      ],
    },
    device: {
      question: 'Birden fazla cihaz kullanabilir miyiz?',
      answer: [
        'Evet. Her telefonda, tablette veya bilgisayarda aynı hesapla giriş yapın; kitaplarınız oradadır. Güncel bir tarayıcı ve internet gerekir, uygulama gerekmez.',
        'Yıldızlar ve bahçe, çocuğun oynadığı cihazda kalır; biz onları hiç görmeyiz. Başka bir cihaza kendiniz taşıyabilirsiniz: Kaktus’un bahçesinde, “Yetişkinler için: çocuklar ve cihazlar” bölümünde dosya olarak kaydedin ya da bir QR kodu gösterin.',
      ],
    },
    offline: {
      question: 'Çocuklar internetsiz oynayabilir mi?',
      answer: [
        'Evet. Evdeyken kütüphanenizde bir kitabın yanındaki “Yanına al”a dokunun. Yaklaşık on megabayt gerekir; sonra hikâyeler, oyunlar, şarkılar, ses kayıtları ve bahçe bu cihazda bağlantısız çalışır. Kütüphaneyi her zamanki gibi açın: sırt çantası olan her şey oynanabilir.',
        'En az 45 günde bir internete bağlanın. Çıkış yaptığınızda ve kitapla süreniz dolduğunda kitap cihazdan silinir. iPhone, iPad ve Mac’te önce kütüphaneyi ana ekrana koyun; hesap sayfanız nasıl yapıldığını gösterir. Başka araçlarla yapılan dersler internet ister; bu yüzden böyle bir ders içeren kitap yanınıza alınamaz ve bu, kitabın yanında yazar.',
      ],
    },
    browsers: {
      question: 'Hangi tarayıcılar çalışır?',
      answer: [
        'Safari 15.4, Chrome ve Edge 92, Firefox 102, Samsung Internet 16 ve daha yeni sürümler. Böylece eski tabletler de çalışır, örneğin son güncellemesi yapılmış 2014 model bir iPad.',
        'Tarayıcı bundan daha eskiyse bunu söyleyen bir sayfa gösteririz. O zaman tarayıcıyı veya cihazın sistemini güncelleyin. Artık güncelleme yoksa lütfen başka bir cihaz kullanın.',
      ],
    },
    ending: {
      question: '18 ay sonra ne sona erer?',
      answer: [
        'O kitabın derslerine erişim. Süre, kodu etkinleştirdiğiniz gün başlar; son günü kitaplığınızda görürsünüz. Hiçbir şey kendiliğinden uzamaz ve hiçbir ücret alınmaz.',
        'Hesabınız kalır. Yeni bir kodla kitap yeniden açılır.',
      ],
    },
    data: {
      question: 'Hakkımızda ne biliyorsunuz?',
      answer: [
        'E-posta adresinizi ve kodlarınızı. Çerez yok, reklam yok ve hiçbir şeyi başkasına vermeyiz. Çocuğunuzun oynadıkları cihazınızda kalır.',
        'Hesabınızı hesap sayfasında istediğiniz zaman silebilirsiniz.',
      ],
    },
    'class-set': {
      question: 'Öğretmenler için: Sınıf setiyle ne yapabilirim?',
      answer: [
        'Bir kodu kendi hesabınızda etkinleştirin ve dersleri öğrencilerinizle kullanın. Diğer kitaplardaki kodlar, kitapları alanlara aittir: Her aile kendi kodunu kendi hesabında etkinleştirir.',
        'Lütfen şifrenizi çocuklara veya velilere vermeyin ve kod listesi dağıtmayın. Bir kod yalnızca bir kez kullanılabilir.',
      ],
    },
    board: {
      question: 'Öğretmenler için: Akıllı tahta veya tabletleri nasıl kullanırım?',
      answer: [
        'Tahtada veya projeksiyonda: Kitaplığı tarayıcıda açın, giriş yapın, bir ders açın ve “Tam ekran” düğmesine basın. Her görev sesli söylenir, bu yüzden sesi açın.',
        'Tabletlerde: Her birinde kendiniz giriş yapın. Her tablet kendi yıldızlarını saklar. Sonra hesap sayfasında hepsinde aynı anda çıkış yapabilirsiniz. Ev ödevi için bir dersin bağlantısını kopyalayın: Kitabı açmış olan ailelerde çalışır.',
      ],
    },
  },
} satisfies QuestionsText;
