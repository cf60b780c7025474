"""Every mail in Turkish."""

from kaktus.mail.wording import Frame, Wording, Words

WORDING = Wording(
    frame=Frame(
        greeting="Merhaba,",
        link_hint="Düğme çalışmazsa bu adresi tarayıcınıza kopyalayın:",
        closing="Saygılarımızla",
        team="{brand} ekibiniz",
        why="Bu e-postayı, bu adres {site} sitesinde girildiği için alıyorsunuz. Sorunuz mu var? {contact} adresine yazın.",  # noqa: E501
        until="Son erişim günü",
        stop="Hatırlatmaları durdurun",
    ),
    verification=Words(
        subject="Lütfen e-posta adresinizi onaylayın",
        heading="{brand} kitaplığına hoş geldiniz!",
        paragraphs=(
            "Burada olmanıza sevindik. Bir adım kaldı: Bu adresin size ait olduğunu onaylayın. "
            "Sonra kitabınızdaki kodu girip oyunları açabilirsiniz.",
        ),
        button="Adresinizi onaylayın",
        after="Bağlantı 24 saat geçerlidir ve yalnızca bir kez kullanılabilir; giriş yaptığınızda yenisini "
        "isteyebilirsiniz. Kaydolmadıysanız bu e-postayı dikkate almayın: Kimsenin onaylamadığı hesap "
        "30 gün sonra silinir.",
    ),
    password_reset=Words(
        subject="Yeni bir şifre belirleyin",
        heading="Yeni bir şifre",
        paragraphs=("{brand} için yeni bir şifre istediniz. Düğmeye basıp bir şifre belirleyin.",),
        button="Yeni şifre belirleyin",
        after="Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir. Bunu siz istemediyseniz bu e-postayı "
        "dikkate almayın: Şifreniz olduğu gibi kalır.",
    ),
    email_change_link=Words(
        subject="Yeni e-posta adresinizi onaylayın",
        heading="Yeni adresiniz",
        paragraphs=("Bundan sonra {brand} için bu adresi kullanmak istiyorsunuz. Onaylamak için düğmeye basın.",),
        button="Yeni adresi onaylayın",
        after="Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir. O zamana kadar eski adresiniz geçerli "
        "kalır. Bunu siz yapmadıysanız bu e-postayı dikkate almayın.",
    ),
    email_change_requested=Words(
        subject="E-posta adresinin değiştirilmesi istendi",
        heading="Bu siz miydiniz?",
        paragraphs=(
            "Oturumu açık olan biri {brand} hesabınızı başka bir e-posta adresine taşımak istedi. "
            "Henüz hiçbir şey değişmedi: Önce yeni adresin onaylanması gerekir.",
            "Bu siz miydiniz? O zaman yapmanız gereken bir şey yok. Değilse hemen yeni bir şifre belirleyin: "
            "Bu, değişikliği durdurur ve bütün cihazlarda oturumu kapatır.",
        ),
        button="Yeni şifre belirleyin",
    ),
    email_changed=Words(
        subject="E-posta adresiniz değiştirildi",
        heading="Adres değiştirildi",
        paragraphs=(
            "{brand} hesabınız artık başka bir e-posta adresi kullanıyor; bu adresle artık açılmıyor.",
            "Bunu siz yapmadıysanız lütfen bize hemen yazın, size yardım ederiz.",
        ),
    ),
    password_changed=Words(
        subject="Şifreniz değiştirildi",
        heading="Şifre değiştirildi",
        paragraphs=(
            "{brand} hesabınızın şifresi az önce değiştirildi ve diğer bütün cihazlarda oturum kapatıldı.",
            "Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin.",
        ),
        button="Yeni şifre belirleyin",
    ),
    google_linked=Words(
        subject="Hesabınıza Google ile giriş eklendi",
        heading="Google ile giriş",
        paragraphs=(
            "{brand} hesabınız artık bu adresin Google hesabıyla da açılabilir. Şifreniz geçerli olmaya devam ediyor.",
            "Bunu siz yapmadıysanız Google hesabınızı kimlerin kullanabildiğini kontrol edin "
            "ve burada yeni bir şifre belirleyin.",
        ),
        button="Yeni şifre belirleyin",
    ),
    reminder=Words(
        subject="Erişiminiz yakında sona eriyor",
        heading="Erişiminiz yakında sona eriyor",
        paragraphs=("{brand} oyunlarınızı daha ne kadar açabileceğinize dair kısa bir hatırlatma:",),
        button="Kitaplığınızı açın",
        after="Sonrasında da devam etmek ister misiniz? Kitabın başka bir nüshasındaki kodu girmeniz yeterli; "
        "oyunlar daha uzun süre açık kalır. Hiçbir şey yapmazsanız erişim kendiliğinden biter. Hesabınız kalır, "
        "topladığınız yıldızlar da cihazınızda kalır.",
    ),
    code_moved_away=Words(
        subject="Bir kitap başka bir hesaba taşındı",
        heading="Başka bir hesaba taşındı",
        paragraphs=(
            "Destek ekibimizden bu kitabı {brand} hesabınızdan başka bir hesaba taşıması istendi ve kitap taşındı:",
        ),
        after="Kitabı bu hesapla artık açamazsınız. Ailenizden kimse bunu istemediyse lütfen bize yazın: düzeltiriz.",
    ),
    code_moved_here=Words(
        subject="Hesabınıza bir kitap taşındı",
        heading="Sizin için bir kitap",
        paragraphs=("Destek ekibimiz bu kitabı {brand} hesabınıza taşıdı. Oyunlarını hemen açabilirsiniz:",),
        button="Kitaplığınızı açın",
        after="Erişimin sona erdiği gün değişmedi.",
    ),
    code_freed=Words(
        subject="Bir kitap hesabınızdan çıkarıldı",
        heading="Hesabınızdan çıkarıldı",
        paragraphs=("Destek ekibimizden bu kitabın kodunu yeniden kullanılabilir yapması istendi ve bu yapıldı:",),
        after="Kitabı bu hesapla artık açamazsınız. Kitaptaki kod herhangi bir hesapla yeniden "
        "kullanılabilir. Ailenizden kimse bunu istemediyse lütfen bize yazın: düzeltiriz.",
    ),
    account_ends=Words(
        subject="Hesabınız 7 gün sonra silinecek",
        heading="Hesabınız kalsın mı?",
        paragraphs=(
            "Bu adresle {brand} kitaplığında bir hesap açıldı, ancak adresi şimdiye kadar kimse onaylamadı. 7 gün "
            "sonra hesabı ve ona ait her şeyi sileceğiz.",
            "Hesabınızı korumak ister misiniz? Düğmeye basın: Adresiniz onaylanır ve hesap kalır.",
        ),
        button="Hesabınızı koruyun",
        after="Bağlantı 24 saat geçerlidir ve yalnızca bir kez kullanılabilir; sonra giriş yaptığınızda yenisini "
        "alırsınız. Kaydolmadıysanız bir şey yapmanız gerekmez: Size bir daha yazmayız.",
    ),
)
