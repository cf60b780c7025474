/** The contact page in Turkish. */
import type { Site } from '../../../api/schema.gen';
import { Link } from '../../../router/link';

export function ContactText({ site }: { site: Site }) {
  return (
    <>
      <p className="lead">
        Bir şey çalışmıyor mu ya da bir sorunuz mu var? Bize yazın; seve seve yardımcı oluruz.
      </p>
      <p>
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>

      <h2>Hangi konularda yardımcı olabiliriz?</h2>
      <ul>
        <li>Bir kod kabul edilmiyor ya da daha önce kullanıldığı söyleniyor.</li>
        <li>Kitaplığınızda bir kitap eksik ya da bir ders açılmıyor.</li>
        <li>
          Adresinizi onaylamanız veya şifrenizi sıfırlamanız için gönderilen bağlantının bulunduğu
          e-posta gelmiyor. Lütfen önce spam klasörüne bakın.
        </li>
        <li>Hesabınızın e-posta adresine artık erişemiyorsunuz.</li>
        <li>Verilerinizle ilgili bir sorunuz var ya da kullanırken bir engelle karşılaştınız.</li>
      </ul>
      <p>Sipariş, ödeme ve teslimat işlemleriyle bu site değil, yayınevinin mağazası ilgilenir.</p>

      <h2>Bize ne yazmalısınız?</h2>
      <ul>
        <li>Hesabınızın e-posta adresi; en iyisi doğrudan o adresten yazmanızdır.</li>
        <li>Konu bir kodsa: kod ve kitabın adı.</li>
        <li>Konu bir dersse: kitap, ders, cihazınız ve tarayıcınız.</li>
        <li>Ne yaptığınız ve ne gördüğünüz. Hata mesajının tam metni çok işimize yarar.</li>
      </ul>
      <p>
        <strong>Lütfen bize şifrenizi asla göndermeyin.</strong> Şifrenize ihtiyacımız yok ve onu
        sizden hiçbir zaman istemeyiz.
      </p>

      <h2>Kodunuzu nerede bulursunuz?</h2>
      <p>
        Etkinleştirme kodu kitabınıza basılmıştır. Önce ön ve arka kapağın iç yüzüne bakın. Kod,
        harf ve rakamlardan oluşan 12 karakterdir; <Link to="/activation">Etkinleştirme</Link>{' '}
        sayfasına boşluk bırakmadan yazın. Kabul edilmezse karakter karakter karşılaştırın: B ile 8,
        S ile 5, Z ile 2 kolayca karıştırılır.
      </p>
      <p>
        Kitabı ikinci el mi aldınız? Bir kod yalnızca tek bir hesap için geçerlidir; bu yüzden daha
        önce kullanılmış olabilir.
      </p>

      <h2>Hakkımızda</h2>
      <p>
        Yayınevinin bilgilerini <Link to="/imprint">künyede</Link> bulabilirsiniz. Mesajınızla ne
        yaptığımızı <Link to="/privacypolicy">gizlilik politikası</Link> açıklar.
      </p>
    </>
  );
}
