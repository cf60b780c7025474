/** Spanish words of the viewer, for the child and for adults: both are called 'tú'. */
import type en from '../en/viewer';

export default {
  frame: 'Juego interactivo',
  wait: '¡Allá vamos!',
  back: 'Mi biblioteca',
  lessons: 'Lecciones',
  allLessons: 'Todas las lecciones de este libro',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de la pantalla completa',
  problem: {
    title: 'Esta lección no arranca',
    text: 'Quizá la conexión va lenta. ¡Vamos a probar otra vez!',
    broken:
      'Para los mayores: la lección ha llegado, pero no arranca en este navegador. Ya lo sabemos. Prueba otra vez o elige otra lección.',
    tryAgain: 'Probar otra vez',
    back: 'Volver a la biblioteca',
    silent: '¿No ves ningún juego aquí?',
    dismiss: 'Cerrar esta línea',
  },
  offline: {
    title: 'Este juego necesita internet',
    text: 'Kaktus está echando una siesta. En cuanto vuelva la conexión, el juego empezará solo.',
  },
  stopped: {
    title: 'Esta lección se ha hecho un lío',
    text: 'Ha enviado demasiado de golpe y Kaktus la ha parado. Tus estrellas están a salvo. ¡Vamos a probar otra vez!',
  },
  unsaved:
    'En este navegador ya no queda espacio: lo que se consiga ahora se perderá al cerrar la página. Una persona adulta puede borrar datos de otras páginas en los ajustes del navegador.',
  voice: {
    title: '¿Puede Kaktus oír tu voz?',
    why: 'En este juego, los niños repiten palabras en alemán y después se oyen a sí mismos. Para eso hace falta el micrófono. Es mejor que lo decida una persona adulta.',
    facts: [
      'Una grabación dura seis segundos como máximo y solo se puede oír en este dispositivo.',
      'Al terminar el juego se borra. No se envía, ni se guarda, ni se puntúa nada.',
      'Mientras el micrófono está encendido, arriba se ve una marca roja; tócala para apagar el micrófono.',
    ],
    next: 'Ahora el navegador puede preguntar si esta página puede usar el micrófono.',
    yes: 'Usar el micrófono',
    no: 'Jugar sin micrófono',
    recording: 'Grabando',
    stop: 'Detener la grabación',
  },
  share: {
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    about: 'Para los deberes: quien haya desbloqueado el libro llega directamente a esta lección.',
    byHand: 'Copia este enlace:',
  },
  guide: {
    link: 'Para padres y docentes',
    about: 'Las palabras y su significado, lo practicado y hojas para imprimir.',
  },
  locked: {
    title: 'Esta lección está bloqueada',
    titleOver: 'Este libro está cerrado',
    belongs: (book: string) => `Esta lección pertenece a ${book}.`,
    code: (book: string) => `Para abrirla necesitas el código impreso en ${book}.`,
    over: (day: string, book: string) =>
      `Tu acceso terminó el ${day}. Para volver a abrirlo necesitas un código nuevo de ${book}.`,
    activate: 'Escribir un código',
    link: 'Volver a la biblioteca',
    account: (email: string) =>
      `Has iniciado sesión como ${email}. Si el libro se desbloqueó con otra cuenta, inicia sesión con ella.`,
  },
  unknown: {
    title: 'Esa lección no existe',
    text: 'Parece que en el enlace hay algo mal o falta algo. Revísalo o pregunta a quien te lo envió.',
  },
  trial: {
    leave: 'Atrás',
    back: 'Volver a la página de inicio',
    wellDone: '¡Muy bien! Las demás lecciones están en tu libro.',
    goOn: '¿Y ahora qué?',
    endTitle: (lesson: string) => `¡Esto ha sido «${lesson}»!`,
    others: 'Las demás lecciones están en tu libro:',
    waysOn: 'En el libro viene impreso un código. Abre todas sus lecciones durante 18 meses.',
    haveCode: 'Tengo un código',
    shop: 'Comprar el libro',
    signUp: 'Registrarse',
    again: 'Jugar otra vez',
    none: {
      title: 'Ahora mismo no hay ninguna lección de prueba',
      text: 'La editorial todavía no ha puesto ninguna aquí. Vuelve en otro momento.',
    },
    tooMany: {
      title: 'Un momento, por favor',
      text: 'Muchas personas acaban de probar esta lección desde aquí. Inténtalo de nuevo dentro de un rato.',
    },
  },
  empty: {
    title: '¡Vaya! Aquí todavía no hay nada…',
    text: 'Parece que ahora mismo no hay nada que mostrar.',
    link: 'Elige algo de tu biblioteca',
  },
} satisfies typeof en;
