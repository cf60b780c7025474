/** Spanish words of the landing page and the page that does not exist. */
import type en from '../en/pages';

export default {
  landing: {
    login: 'Iniciar sesión',
    signUp: 'Registrarse',
    haveCode: 'Tengo un código',
    about: 'Juegos para acompañar nuestros libros de alemán, para niños de 4 a 10 años.',
    stepsTitle: 'Del libro al juego',
    steps: {
      find: {
        title: 'Busca el código',
        text: 'En tu libro hay impreso un código de 12 caracteres.',
      },
      type: {
        title: 'Escríbelo',
        text: 'Una persona adulta se registra y escribe el código. Así se abren las lecciones del libro durante 18 meses.',
      },
      play: {
        title: 'A jugar',
        text: 'Elige una lección y pulsa «Los!». En una tableta, un móvil o un portátil.',
      },
    },
    lessonsTitle: 'Así es una lección',
    lessons: {
      listen: {
        title: 'Primero, escuchar',
        text: 'Todas las palabras y todas las tareas se dicen en voz alta. No hace falta saber leer.',
      },
      short: {
        title: 'Corta y divertida',
        text: 'Un juego dura un minuto o dos; una lección, de cinco a ocho. Al final, todos aplauden.',
      },
      safe: {
        title: 'Aquí nadie pierde',
        text: 'Sin reloj, sin puntos, sin publicidad. Después de un error, la palabra se vuelve a oír y ya está.',
      },
      yours: {
        title: 'Se queda en casa',
        text: 'A lo que juega tu hijo o tu hija se guarda en tu dispositivo y nunca llega a nuestro servidor.',
      },
    },
    wordsLabel: 'Algunas palabras de las lecciones',
  },
  notFound: {
    title: '404 - No encontrada',
    text: '¡Vaya! La página que buscas no existe.',
  },
} satisfies typeof en;
