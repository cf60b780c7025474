/** Arabic words of the viewer; they are for the child. */
import type en from '../en/viewer';
import { isolate } from './isolate';

export default {
  frame: 'لعبة تفاعلية',
  wait: 'هيا نبدأ…',
  back: 'مكتبتي',
  lessons: 'الدروس',
  allLessons: 'كل دروس هذا الكتاب',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'الخروج من ملء الشاشة',
  problem: {
    title: 'هذا الدرس لا يبدأ',
    text: 'ربما يكون الإنترنت بطيئًا. هيا نحاول مرة أخرى!',
    tryAgain: 'المحاولة مرة أخرى',
    back: 'العودة إلى المكتبة',
    silent: 'ألا ترى لعبة هنا؟',
    dismiss: 'إغلاق هذا السطر',
  },
  offline: {
    title: 'هذه اللعبة تحتاج إلى الإنترنت',
    text: 'كاكتوس يأخذ قيلولة. ما إن يعود الاتصال حتى تبدأ اللعبة من تلقاء نفسها.',
  },
  share: {
    copy: 'نسخ الرابط',
    copied: 'تم نسخ الرابط',
    about: 'للواجب المنزلي: من لديه الكتاب مفعّلًا يصل به مباشرةً إلى هذا الدرس.',
    byHand: 'انسخ هذا الرابط:',
  },
  locked: {
    title: 'هذا الدرس مقفل',
    titleOver: 'هذا الكتاب مغلق',
    belongs: (book: string) => `ينتمي هذا الدرس إلى ${isolate(book)}.`,
    code: (book: string) => `لفتحه تحتاج إلى الرمز المطبوع في ${isolate(book)}.`,
    over: (day: string, book: string) =>
      `انتهت مدتك في ${day}. لفتحه من جديد تحتاج إلى رمز جديد لـ ${isolate(book)}.`,
    activate: 'إدخال رمز',
    link: 'العودة إلى المكتبة',
    account: (email: string) =>
      `دخولك مسجَّل باسم ${isolate(email)}. إذا فُعّل الكتاب بحساب آخر، فسجّل الدخول بذلك الحساب.`,
  },
  unknown: {
    title: 'لا يوجد درس كهذا',
    text: 'يبدو أن في الرابط خطأً أو نقصًا. يُرجى مراجعته أو سؤال من أرسله إليك.',
  },
  trial: {
    leave: 'رجوع',
    back: 'العودة إلى صفحة البداية',
    wellDone: 'أحسنت! الدروس الأخرى في كتابك.',
    goOn: 'ما الخطوة التالية؟',
    endTitle: (lesson: string) => `كان هذا درس ${isolate(lesson)}!`,
    others: 'الدروس الأخرى في كتابك:',
    waysOn: 'في الكتاب رمز مطبوع يفتح جميع دروسه لمدة 18 شهرًا.',
    haveCode: 'لديّ رمز',
    shop: 'شراء الكتاب',
    signUp: 'إنشاء حساب',
    again: 'اللعب مرة أخرى',
    none: {
      title: 'لا يوجد درس للتجربة الآن',
      text: 'لم يضع الناشر درسًا هنا بعد. يُرجى العودة في وقت آخر.',
    },
    tooMany: {
      title: 'لحظة من فضلك',
      text: 'جرّب كثيرون هذا الدرس من هنا للتو. يُرجى المحاولة بعد قليل.',
    },
  },
  empty: {
    title: 'عذرًا! لا شيء هنا بعد…',
    text: 'لا يوجد ما يمكن عرضه الآن.',
    link: 'اختر شيئًا من مكتبتك',
  },
} satisfies typeof en;
