/** Spanish words about books on the device. */
import type en from '../en/books';

export default {
  size: (megabytes: string) => `${megabytes} MB`,
  large: (gigabytes: string) => `${gigabytes} GB`,
  take: 'Llevar',
  here: 'En este dispositivo',
  hereNamed: (book: string) => `${book} está en este dispositivo`,
  taking: (percent: string) => `Ya está el ${percent} %`,
  takingNamed: (book: string) => `Se está guardando ${book}`,
  pause: 'Pausar',
  goOn: 'Seguir',
  partly: (done: string, whole: string) => `Incompleto: hay ${done} de ${whole}.`,
  partlyLeft: 'Hasta que esté completo, no se puede jugar sin internet.',
  cancel: 'Descartar',
  problems: {
    room: 'No hay suficiente espacio en este dispositivo. No se ha guardado nada del libro. Borra otra cosa e inténtalo de nuevo.',
    connection:
      'Se ha cortado la conexión. Lo que ya ha llegado se queda; sigue cuando vuelva la conexión.',
    broken: 'Un archivo ha llegado dañado. Lo que está bien se queda; inténtalo de nuevo.',
    browser:
      'Este navegador no puede guardar libros. Prueba con otro o con una ventana que no sea privada.',
  },
  dialog: {
    title: (book: string) => `¿Llevar ${book}?`,
    what: (size: string) =>
      `El libro necesita ${size} en este dispositivo. Así sus cuentos, juegos y canciones funcionan también sin internet: en el coche, de vacaciones, en una clase con mala wifi.`,
    room: (free: string) => `Hay sitio para unos ${free}.`,
    tight: (free: string) =>
      `Solo hay sitio para unos ${free}. Borra antes otra cosa de este dispositivo.`,
    metered:
      'Este dispositivo usa datos móviles o ahorra datos. Con wifi, descargar el libro no cuesta nada.',
    ask: 'Puede que el navegador pregunte si la biblioteca puede guardar algo aquí. Si aceptas, el libro se queda hasta que lo quites.',
    yes: 'Llevar',
    anyway: 'Descargar de todos modos',
    no: 'Ahora no',
    hereTitle: (book: string) => `${book} está en este dispositivo`,
    hereText: (size: string, day: string) =>
      `Ocupa ${size} y se puede jugar sin internet hasta el ${day}. Conéctate al menos cada 45 días para que la biblioteca compruebe que sigues teniéndolo.`,
    logOut:
      'Al cerrar la sesión se quita de este dispositivo. Las estrellas y el jardín se quedan.',
    remove: 'Quitar de este dispositivo',
    close: 'Cerrar',
  },
  tile: { here: 'se puede jugar sin internet' },
  lastSeenHere: '¡Sin internet! Puedes jugar a todo lo que lleva una mochila. Lo demás duerme.',
  needsInternet: 'Algunas de sus lecciones necesitan internet; por eso no se puede llevar.',
  alone:
    'Este dispositivo lleva 45 días sin conexión. Conéctalo una vez y tus libros se despertarán.',
  section: {
    heading: 'Libros en este dispositivo',
    none: 'No hay ningún libro en este dispositivo. Con «Llevar», en tu biblioteca, se guarda uno para cuando no haya internet.',
    total: (size: string) => `En total: ${size}`,
    until: (day: string) => `disponible hasta el ${day}`,
    notComplete: 'incompleto',
    remove: 'Quitar',
    removeNamed: (book: string) => `Quitar ${book} de este dispositivo`,
    stays: 'Quitar aquí un libro no cambia nada en tu código, tus estrellas ni otros dispositivos.',
  },
  homeScreen: {
    heading: 'En iPhone, iPad y Mac',
    why: 'Safari vacía lo que ha guardado una web tras siete días sin visitarla, también los libros. No lo hace si la biblioteca está en la pantalla de inicio:',
    share: 'Abre la biblioteca en Safari y toca el signo de compartir.',
    add: 'Elige «Añadir a pantalla de inicio»; en un Mac, «Añadir al Dock».',
    open: 'Desde ahora abre la biblioteca con su imagen, inicia sesión allí una vez y lleva allí tus libros.',
  },
} satisfies typeof en;
