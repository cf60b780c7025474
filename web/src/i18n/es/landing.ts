/** Spanish words of the landing page's lower half. */
import type en from '../en/landing';

export default {
  tryFirst: 'Prueba antes una lección',
  noAccount: 'sin cuenta',
  momentsTitle: 'Una mirada al interior',
  momentsText: 'Imágenes de las lecciones: oír una palabra, encontrarla, ordenarla, leer a la vez.',
  moments: {
    find: {
      caption: 'Escucha y encuentra',
      alt: 'Cuatro animales en tarjetas y una palabra en alemán: ¿qué animal es?',
    },
    story: {
      caption: 'Un cuento para leer juntos',
      alt: 'Una página de un libro ilustrado: Mia está en un prado y quiere hacer una foto.',
    },
    paint: {
      caption: 'Pinta lo que oyes',
      alt: 'Un dibujo sin colores, al lado manchas de pintura y una frase que nombra el color.',
    },
    baskets: {
      caption: '¿der, die o das?',
      alt: 'Algo para el colegio y tres cestas: der, die y das.',
    },
  },
  play: (lesson: string) => `Jugar a «${lesson}» ahora`,
  playText: 'Una lección entera, aquí mismo en el navegador. Sin cuenta y sin código.',
  closingTitle: '¿Listos para jugar?',
  closingText: 'Con el código de tu libro, el primer juego está a dos minutos.',
  createAccount: 'Crear una cuenta',
  enterCode: 'Introducir el código',
  shop: 'Conseguir el libro',
} satisfies typeof en;
