/** Ukrainian words of the landing page's lower half. */
import type en from '../en/landing';

export default {
  tryFirst: 'Спершу спробуйте урок',
  noAccount: 'без облікового запису',
  momentsTitle: 'Зазирніть усередину',
  momentsText: 'Картинки з уроків: почути слово, знайти його, розсортувати, читати разом.',
  moments: {
    find: {
      caption: 'Слухати й знаходити',
      alt: 'Чотири тварини на картках і одне німецьке слово: яка це тварина?',
    },
    story: {
      caption: 'Історія для спільного читання',
      alt: 'Сторінка книжки з картинками: Мія стоїть на лузі й хоче зробити фото.',
    },
    paint: {
      caption: 'Розфарбувати почуте',
      alt: 'Малюнок без кольорів, поруч плями фарби й речення, яке називає колір.',
    },
    baskets: {
      caption: 'der, die чи das?',
      alt: 'Щось для школи й три кошики: der, die та das.',
    },
  },
  play: (lesson: string) => `Зіграти в «${lesson}» зараз`,
  playText: 'Цілий урок просто тут, у браузері. Без облікового запису й без коду.',
  closingTitle: 'Починаємо грати?',
  closingText: 'З кодом із вашої книжки до першої гри лише дві хвилини.',
  createAccount: 'Створити обліковий запис',
  enterCode: 'Ввести код',
  shop: 'Придбати книжку',
} satisfies typeof en;
