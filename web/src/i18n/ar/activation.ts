/** Arabic words of the activation page. */
import type en from '../en/activation';
import { isolate } from './isolate';
import { minutes, months, plural, seconds } from './plural';

export default {
  openClass: (seats: number) => `افتح صفًا (المقاعد: ${isolate(seats)})`,
  heading: 'التفعيل',
  prompt: 'يُرجى إدخال رمز التفعيل المكوّن من 12 خانة',
  where: 'يمكنك استخدام الأحرف الصغيرة وإغفال الشرطات.',
  place: 'الرمز مطبوع على الوجه الداخلي لغلاف كتابك.',
  signUpWithCode: 'إنشاء حساب بهذا الرمز',
  logInWithCode: 'تسجيل الدخول بهذا الرمز',
  waiting: {
    before: 'رمزك',
    after: 'في انتظارك.',
    next: 'أنشئ حسابًا أو سجّل الدخول، وبعد ذلك تفتح كتابك بلمسة واحدة.',
  },
  changeCode: 'إدخال رمز آخر',
  clear: 'مسح الرمز',
  submit: 'تفعيل',
  missingCode: 'يُرجى إدخال الرمز الموجود في كتابك.',
  count: (typed: number) => `${typed} من 12 خانة`,
  incomplete: (typed: number) => `الرمز غير مكتمل بعد: ${typed} من 12 خانة.`,
  tooLong: 'يجب أن يتكوّن رمز التفعيل من 12 خانة.',
  success: 'تم التفعيل بنجاح!',
  access: (count: number) => `يمكنك استخدام هذا المنتج لمدة ${plural(count, months)}.`,
  until: (day: string) => `متاح حتى ${day}`,
  startFirst: 'بدء الدرس الأول',
  startLesson: (lesson: string) => `بدء درس «${isolate(lesson)}»`,
  startReading: 'الاستماع والقراءة أولًا',
  toLibrary: 'الذهاب إلى مكتبتي',
  refusals: {
    invalid_code: 'رمز التفعيل غير صالح. يُرجى المحاولة مرة أخرى.',
    used_by_you: 'لقد استخدمت رمز التفعيل هذا من قبل.',
    code_used: 'رمز التفعيل هذا مستخدَم من قبل.',
    product_already_activated: 'هذا المنتج مفعّل من قبل.',
  },
  extension: {
    longer: (books: string, until: string, extended: string) =>
      `${isolate(books)} متاح لك حتى ${until}؛ وبهذا الرمز يصبح متاحًا حتى ${extended}.`,
    noLonger: (books: string, until: string) =>
      `${isolate(books)} متاح لك حتى ${until}؛ ولن يمدّد هذا الرمز المدة.`,
    extend: (day: string) => `التمديد حتى ${day}`,
    keep: 'الاحتفاظ به لشخص آخر',
  },
  keptBack: (code: string) => `لم يُستخدم الرمز ${isolate(code)}، ولا يزال بإمكان شخص آخر تفعيله.`,
  tooLate: (day: string) => `كان آخر موعد لتفعيل هذا الرمز ${day}.`,
  usedHelp: 'يعمل الرمز لحساب واحد فقط. ربما فُعّل في حساب آخر لك أو لعائلتك.',
  help: 'ماذا أفعل؟',
  checkCode: 'يُرجى مقارنة الرمز بكتابك: خانة واحدة على الأقل غير صحيحة.',
  twelve: 'يتكوّن رمز التفعيل من 12 خانة.',
  slip: (place: number, typed: string, meant: string) =>
    `يُرجى مراجعة الرمز: تبدو الخانة رقم ${place} غير صحيحة. كتبت ${isolate(typed)}، وربما تكون ${isolate(meant)}.`,
  correct: (typed: string, meant: string) => `استبدال ${isolate(typed)} بـ ${isolate(meant)}`,
  tooMany: 'أُدخلت رموز خاطئة كثيرة.',
  waitFor: (time: string) => `يُرجى الانتظار ${time} ثم المحاولة مرة أخرى.`,
  seconds: (count: number) => plural(count, seconds),
  minutes: (count: number) => plural(count, minutes),
  failed: 'تعذّر التحقق من رمزك، لكنه لم يضِع.',
  failures: {
    unreachable: 'تعذّر الوصول إلى الخادم. يُرجى التحقق من الاتصال بالإنترنت والمحاولة مرة أخرى.',
    unavailable: 'المكتبة غير متاحة حاليًا. يُرجى المحاولة بعد بضع دقائق.',
    sessionEnded: 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
    unexpected: 'حدث خطأ من جانبنا. يُرجى المحاولة بعد لحظات.',
  },
} satisfies typeof en;
