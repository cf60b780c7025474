/** Spanish words of the landing page's lower half. */
import type en from '../en/landing';

export default {
  tryFirst: 'Prueba antes una lección',
  noAccount: 'sin cuenta',
  momentsTitle: 'Así es por dentro',
  momentsText:
    'Imágenes de las lecciones: oír una palabra, encontrarla, clasificarla, seguir la lectura.',
  moments: {
    find: {
      caption: 'Escuchar y encontrar',
      alt: 'Cuatro animales en tarjetas y una palabra en alemán: ¿qué animal es?',
    },
    story: {
      caption: 'Un cuento para seguir la lectura',
      alt: 'Una página de un libro ilustrado: Mia está en un prado y quiere hacer una foto.',
    },
    paint: {
      caption: 'Pintar lo que se oye',
      alt: 'Un dibujo sin colores, al lado manchas de pintura y una frase que nombra el color.',
    },
    baskets: {
      caption: '¿der, die o das?',
      alt: 'Algo para el colegio y tres cestas: der, die y das.',
    },
  },
  play: (lesson: string) => `Jugar a «${lesson}» ahora`,
  playText: 'Una lección entera, aquí mismo en el navegador. Sin cuenta y sin código.',
  closingTitle: '¿Empezamos a jugar?',
  closingText: 'Con el código de tu libro, el primer juego está a dos minutos.',
  createAccount: 'Crear una cuenta',
  enterCode: 'Introducir el código',
  shop: 'Conseguir el libro',
} satisfies typeof en;
