/** Ukrainian words of what no page waits for: notices, the list of languages, the page that broke. */
import type en from '../en/late';

export default {
  languageFailed: 'Не вдалося завантажити мову. Спробуйте ще раз.',
  sessionEnded: 'Ваш сеанс завершився. Увійдіть ще раз, і ви повернетеся туди, де були.',
  loggedOut: 'Ви вийшли з облікового запису.',
  logInFirst: 'Спершу увійдіть. Одразу після цього відкриється потрібна сторінка.',
  offline: 'Немає з’єднання з інтернетом. Кактус дрімає, доки воно не повернеться.',
  somethingBrokeText:
    'Цю сторінку не вдалося показати. Завантажте її ще раз. Якщо це не допоможе, поверніться на головну сторінку.',
  loadAgain: 'Завантажити сторінку ще раз',
} satisfies typeof en;
