/** Ukrainian words of the activation page. */
import type en from '../en/activation';
import { plural } from './plural';

export default {
  openClass: (seats: number) => `Відкрити клас (місця: ${seats})`,
  heading: 'Активація',
  prompt: 'Введіть код активації з 12 символів',
  where: 'Можна вводити малі літери й пропускати дефіси.',
  place: 'Код надрукований на внутрішньому боці обкладинки вашої книжки.',
  signUpWithCode: 'Зареєструватися з цим кодом',
  logInWithCode: 'Увійти з цим кодом',
  waiting: {
    before: 'Ваш код',
    after: 'чекає.',
    next: 'Зареєструйтеся або ввійдіть. Після цього досить одного дотику, щоб відкрити вашу книжку.',
  },
  changeCode: 'Ввести інший код',
  clear: 'Стерти код',
  submit: 'Активувати',
  missingCode: 'Введіть код зі своєї книжки.',
  count: (typed: number) => `${typed} із 12 символів`,
  incomplete: (typed: number) => `Код введено ще не повністю: ${typed} із 12 символів.`,
  tooLong: 'Код активації має містити рівно 12 символів.',
  success: 'Активація успішна!',
  access: (months: number) =>
    `Ви можете користуватися цим продуктом ${plural(months, 'місяць', 'місяці', 'місяців')}.`,
  until: (day: string) => `доступно до ${day}`,
  startFirst: 'Почати перший урок',
  startReading: 'Спершу слухати й читати',
  startLesson: (lesson: string) => `Почати «${lesson}»`,
  toLibrary: 'Перейти до моєї бібліотеки',
  refusals: {
    invalid_code: 'Код активації недійсний. Спробуйте ще раз.',
    used_by_you: 'Ви вже використали цей код активації.',
    code_used: 'Цей код активації вже використано.',
    product_already_activated: 'Цей продукт уже активовано.',
  },
  extension: {
    longer: (books: string, until: string, extended: string) =>
      `Ви маєте ${books} до ${until} Із цим кодом буде до ${extended}`,
    noLonger: (books: string, until: string) =>
      `Ви маєте ${books} до ${until} Цей код не продовжить доступу.`,
    extend: (day: string) => `Продовжити до ${day}`,
    keep: 'Зберегти для когось іншого',
  },
  keptBack: (code: string) => `Код ${code} не використано. Його ще може активувати хтось інший.`,
  tooLate: (day: string) => `Термін активації цього коду минув ${day}.`,
  usedHelp:
    'Код діє лише для одного облікового запису. Можливо, його активовано в іншому вашому обліковому записі або в когось із родини.',
  help: 'Що робити?',
  checkCode: 'Порівняйте код із книжкою: щонайменше один символ неправильний.',
  twelve: 'Код активації складається з 12 символів.',
  slip: (place: number, typed: string, meant: string) =>
    `Перевірте код: символ ${place}, здається, неправильний. Ви ввели ${typed}; можливо, там ${meant}.`,
  correct: (typed: string, meant: string) => `Замінити ${typed} на ${meant}`,
  tooMany: 'Забагато неправильних кодів.',
  waitFor: (time: string) => `Зачекайте ${time} і спробуйте ще раз.`,
  seconds: (count: number) => plural(count, 'секунду', 'секунди', 'секунд'),
  minutes: (count: number) => plural(count, 'хвилину', 'хвилини', 'хвилин'),
  failed: 'Не вдалося перевірити ваш код. Його не втрачено.',
  failures: {
    unreachable: 'Сервер недоступний. Перевірте з’єднання з інтернетом і спробуйте ще раз.',
    unavailable: 'Бібліотека зараз недоступна. Спробуйте ще раз через кілька хвилин.',
    sessionEnded: 'Ваш сеанс завершився. Увійдіть ще раз.',
    unexpected: 'У нас щось пішло не так. Спробуйте ще раз трохи згодом.',
  },
} satisfies typeof en;
