/** Arabic words of the library. */
import type en from '../en/library';
import { isolate } from './isolate';
import { plural } from './plural';

const stars = {
  one: 'نجمة واحدة',
  two: 'نجمتان',
  few: 'نجوم',
  many: 'نجمة',
  other: 'نجمة',
};

export default {
  heading: 'مكتبتي',
  invitation: 'ماذا تحب أن تلعب اليوم؟',
  lastSeen: 'هكذا بدت مكتبتك آخر مرة. تستيقظ الألعاب مع عودة الاتصال.',
  needsConnection: 'يحتاج إلى الإنترنت',
  pleaseWait: 'يُرجى الانتظار…',
  slow: 'يستغرق هذا وقتًا أطول من المعتاد. يُرجى التحقق من الاتصال بالإنترنت.',
  use: { read: 'للاستماع والقراءة', play: 'للعب' },
  until: (day: string) => `متاح حتى ${day}`,
  stars: (count: number) => plural(count, stars),
  sticker: 'ملصقك:',
  continue: 'متابعة اللعب',
  lastPlayed: 'آخر لعبة',
  garden: 'حديقة كاكتوس',
  gardenText: 'ماذا ينمو في حديقتك؟',
  class: 'لصفك',
  classText: 'أجهزة بلا حسابات',
  children: {
    who: 'من يلعب؟',
    pictures: {
      kaktus: 'صبّار أخضر',
      hund: 'كلب',
      katze: 'قطة',
      kaninchen: 'أرنب',
      pinguin: 'بطريق',
      elefant: 'فيل',
      loewe: 'أسد',
      papagei: 'ببغاء',
      schmetterling: 'فراشة',
    },
  },
  carousel: 'شريط متحرك',
  lessons: (book: string) => `دروس ${isolate(book)}`,
  guide: 'للوالدين والمعلمين',
  back: 'السابق',
  forward: 'التالي',
  page: (from: number, to: number) =>
    from === to ? `إلى الدرس ${from}` : `إلى الدروس من ${from} إلى ${to}`,
  shown: (from: number, to: number, count: number) =>
    from === to ? `الدرس ${from} من ${count}` : `الدروس من ${from} إلى ${to} من أصل ${count}`,
  expired: (books: string, day: string) => `انتهت مدة استخدام ${isolate(books)} في ${day}.`,
  renew: 'هل لديك رمز جديد؟ اضغط هنا لتفعيله.',
  failed: 'تعذّر تحميل مكتبتك.',
  tryAgain: 'المحاولة مرة أخرى',
  failures: {
    unreachable: 'تعذّر الوصول إلى الخادم. يُرجى التحقق من الاتصال بالإنترنت. كتبك لم تضِع.',
    unavailable: 'المكتبة غير متاحة حاليًا. يُرجى المحاولة بعد بضع دقائق. كتبك لم تضِع.',
    unexpected: 'حدث خطأ من جانبنا. كتبك لم تضِع.',
  },
  empty: {
    title: 'عذرًا! لا شيء هنا بعد…',
    text: 'يبدو أن مكتبتك فارغة حاليًا، فلا توجد رموز مفعّلة بعد.',
    activate: 'هل لديك رمز؟ اضغط هنا لتفعيله.',
    error: 'هل تظن أن هذا خطأ؟',
    contact: 'راسلنا',
  },
} satisfies typeof en;
