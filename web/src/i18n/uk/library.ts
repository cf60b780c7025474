/** Ukrainian words of the library: «ти» where a child chooses, «ви» where it is about codes. */
import type en from '../en/library';
import { plural } from './plural';

export default {
  heading: 'Моя бібліотека',
  invitation: 'У що пограєш сьогодні?',
  lastSeen: 'Такою ваша бібліотека була востаннє. Ігри прокинуться разом зі з’єднанням.',
  needsConnection: 'потрібен інтернет',
  pleaseWait: 'Зачекайте, будь ласка…',
  slow: 'Це триває довше, ніж зазвичай. Перевірте з’єднання з інтернетом.',
  use: { read: 'Слухати й читати', play: 'Грати' },
  until: (day: string) => `доступно до ${day}`,
  stars: (count: number) => plural(count, 'зірка', 'зірки', 'зірок'),
  sticker: 'Твоя наліпка:',
  continue: 'Грати далі',
  lastPlayed: 'Остання гра',
  garden: 'Сад Кактуса',
  gardenText: 'Що росте у твоєму саду?',
  class: 'Для вашого класу',
  classText: 'Планшети без облікових записів',
  children: {
    who: 'Хто грає?',
    pictures: {
      kaktus: 'зелений кактус',
      hund: 'собака',
      katze: 'кішка',
      kaninchen: 'кролик',
      pinguin: 'пінгвін',
      elefant: 'слон',
      loewe: 'лев',
      papagei: 'папуга',
      schmetterling: 'метелик',
    },
  },
  carousel: 'карусель',
  lessons: (book: string) => `Уроки книжки ${book}`,
  guide: 'Для батьків і вчителів',
  back: 'Назад',
  forward: 'Далі',
  page: (from: number, to: number) =>
    from === to ? `До уроку ${from}` : `До уроків ${from}–${to}`,
  shown: (from: number, to: number, count: number) =>
    from === to ? `Урок ${from} із ${count}` : `Уроки ${from}–${to} із ${count}`,
  expired: (books: string, day: string) => `Ваш доступ до ${books} закінчився ${day}`,
  renew: 'Маєте новий код? Натисніть тут, щоб його активувати.',
  failed: 'Не вдалося завантажити вашу бібліотеку.',
  tryAgain: 'Спробувати ще раз',
  failures: {
    unreachable: 'Сервер недоступний. Перевірте з’єднання з інтернетом. Ваші книжки не втрачено.',
    unavailable:
      'Бібліотека зараз недоступна. Спробуйте ще раз через кілька хвилин. Ваші книжки не втрачено.',
    unexpected: 'У нас щось пішло не так. Ваші книжки не втрачено.',
  },
  empty: {
    title: 'Ой! Тут поки що порожньо…',
    text: 'Схоже, ваша бібліотека зараз порожня: жодного коду ще не активовано.',
    activate: 'Маєте код? Натисніть тут, щоб його активувати.',
    error: 'Думаєте, це помилка?',
    contact: 'Напишіть нам',
  },
} satisfies typeof en;
