/** Arabic words of the landing page's lower half. */
import type en from '../en/landing';
import { isolate } from './isolate';

export default {
  tryFirst: 'جرّب درسًا أولًا',
  noAccount: 'من دون حساب',
  momentsTitle: 'نظرة على الدروس',
  momentsText: 'صور من الدروس: سماع كلمة، والعثور عليها، وتصنيفها، ومتابعة القراءة.',
  moments: {
    find: {
      caption: 'استمع وابحث',
      alt: 'أربعة حيوانات على بطاقات وكلمة ألمانية واحدة: أي حيوان هو؟',
    },
    story: {
      caption: 'قصة نقرؤها معًا',
      alt: 'صفحة من كتاب مصوّر: ميا تقف في مرج وتريد التقاط صورة.',
    },
    paint: {
      caption: 'لوّن ما تسمعه',
      alt: 'صورة بلا ألوان، وبجانبها بقع ألوان وجملة تسمّي اللون.',
    },
    baskets: {
      caption: 'der أم die أم das؟',
      alt: 'غرض للمدرسة وثلاث سلال: der وdie وdas.',
    },
  },
  play: (lesson: string) => `العب «${isolate(lesson)}» الآن`,
  playText: 'درس كامل هنا في المتصفح مباشرة. من دون حساب ومن دون رمز.',
  closingTitle: 'هيّا إلى اللعب!',
  closingText: 'مع الرمز المطبوع في كتابك، تبدأ اللعبة الأولى خلال دقيقتين.',
  createAccount: 'إنشاء حساب',
  enterCode: 'إدخال الرمز',
  shop: 'الحصول على الكتاب',
} satisfies typeof en;
