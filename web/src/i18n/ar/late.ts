/** Arabic words of what no page waits for: notices, the list of languages, the page that broke. */
import type en from '../en/late';

export default {
  languageFailed: 'تعذّر تحميل اللغة. يُرجى المحاولة مرة أخرى.',
  sessionEnded: 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى، وستعود إلى حيث كنت.',
  tooManyDevices:
    'حسابك مفتوح على عشرين جهازًا آخر، لذلك أُغلق على هذا الجهاز. للصف رموز تمنح مقاعد: أجهزته لا تحتاج إلى حساب.',
  aboutClasses: 'كيف يعمل الصف',
  loggedOut: 'تم تسجيل خروجك.',
  logInFirst: 'يُرجى تسجيل الدخول أولًا، وبعدها مباشرةً تُفتح الصفحة التي أردتها.',
  offline: 'لا يوجد اتصال بالإنترنت. كاكتوس يأخذ قيلولة إلى أن يعود الاتصال.',
  somethingBrokeText:
    'تعذّر عرض هذه الصفحة. يُرجى تحميلها من جديد. وإن لم ينفع ذلك، فعُد إلى الصفحة الرئيسية.',
  loadAgain: 'تحميل الصفحة من جديد',
} satisfies typeof en;
