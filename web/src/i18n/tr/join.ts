/** Turkish words of the pages for a tablet in a class. */
import type en from '../en/join';

export default {
  heading: 'Sınıfına katıl',
  code: 'Sınıfının kodu',
  codeHelp: 'Altı harf ve rakam. Öğretmenin gösteriyor.',
  submit: 'Haydi!',
  note: 'Ada ve e-posta adresine gerek yok. Kazandıkların bu tablette kalır.',
  play: 'Ne oynamak istersin?',
  change: 'Başka bir hayvan seç',
  leave: 'Sınıftan çık',
  back: 'Sınıfa dön',
  offline: 'Şu anda bağlantı yok. Açık oyunlar devam eder.',
  quiet: {
    title: 'Gözler tahtaya!',
    text: 'Kaktus da dinliyor. Oyunun seni bekliyor.',
  },
  over: {
    title: 'Bu ders bitti',
    text: 'Bir dahaki sefere görüşürüz! Yıldızların bu tablette kalır. Ders sürüyorsa şimdi gösterilen kodu yaz.',
  },
  problems: {
    short: 'Kod altı harf ve rakamdan oluşur.',
    unknown: 'Bu kodla bir sınıf yok. Lütfen her harfi tahtayla karşılaştır.',
    closed: 'Bu sınıfın kapısı kapalı. Öğretmenin yeniden açabilir.',
    full: 'Bütün yerler dolu. Lütfen öğretmenine söyle.',
    tooMany: (n: number) =>
      `Buradan çok fazla yanlış kod geldi. Lütfen ${n} dakika sonra yeniden dene.`,
    unreachable: 'Sınıfa ulaşılamıyor. Lütfen bu tabletin bağlantısını kontrol edin.',
    unexpected: 'Bir şeyler ters gitti. Lütfen bir daha dene.',
  },
  animal: {
    heading: 'Bugün kimsin?',
    text: 'Bir hayvan seç. Bir dahaki sefere yıldızlarını onunla bulursun.',
    note: 'Hayvan bu tablette kalır. Hangisi olduğunu başka kimse bilmez.',
    names: {
      hund: 'bir köpek',
      katze: 'bir kedi',
      kaninchen: 'bir tavşan',
      pinguin: 'bir penguen',
      elefant: 'bir fil',
      loewe: 'bir aslan',
      papagei: 'bir papağan',
      affe: 'bir maymun',
      baer: 'bir ayı',
      ente: 'bir ördek',
      fisch: 'bir balık',
      giraffe: 'bir zürafa',
      maus: 'bir fare',
      tiger: 'bir kaplan',
      pferd: 'bir at',
      zebra: 'bir zebra',
    },
  },
} satisfies typeof en;
