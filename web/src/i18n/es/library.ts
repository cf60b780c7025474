/** Spanish words of the library. */
import type en from '../en/library';

export default {
  heading: 'Mi biblioteca',
  invitation: '¿A qué quieres jugar hoy?',
  lastSeen: 'Así estaba tu biblioteca la última vez. Los juegos se despiertan con la conexión.',
  needsConnection: 'necesita internet',
  pleaseWait: 'Un momento, por favor…',
  slow: 'Está tardando más de lo normal. Comprueba tu conexión.',
  use: { read: 'Para escuchar y leer', play: 'Para jugar' },
  until: (day: string) => `disponible hasta el ${day}`,
  stars: (count: number) => (count === 1 ? '1 estrella' : `${count} estrellas`),
  sticker: 'Tu pegatina:',
  continue: 'Continuar',
  lastPlayed: 'Lo último que jugaste',
  garden: 'El jardín de Kaktus',
  gardenText: '¿Qué crece en tu jardín?',
  class: 'Para su clase',
  classText: 'Tabletas sin cuentas',
  children: {
    who: '¿Quién juega?',
    pictures: {
      kaktus: 'un cactus verde',
      hund: 'un perro',
      katze: 'un gato',
      kaninchen: 'un conejo',
      pinguin: 'un pingüino',
      elefant: 'un elefante',
      loewe: 'un león',
      papagei: 'un loro',
      schmetterling: 'una mariposa',
    },
  },
  carousel: 'carrusel',
  lessons: (book: string) => `Lecciones de ${book}`,
  guide: 'Para padres y docentes',
  back: 'Anterior',
  forward: 'Siguiente',
  page: (from: number, to: number) =>
    from === to ? `Ir a la lección ${from}` : `Ir a las lecciones ${from} a ${to}`,
  shown: (from: number, to: number, count: number) =>
    from === to ? `Lección ${from} de ${count}` : `Lecciones ${from} a ${to} de ${count}`,
  expired: (books: string, day: string) => `Tu acceso a ${books} terminó el ${day}.`,
  renew: '¿Tienes un código nuevo? Haz clic aquí para activarlo.',
  failed: 'No se ha podido cargar tu biblioteca.',
  tryAgain: 'Intentarlo de nuevo',
  failures: {
    unreachable:
      'No se ha podido contactar con el servidor. Comprueba tu conexión a internet. Tus libros no se han perdido.',
    unavailable:
      'La biblioteca no está disponible en este momento. Inténtalo de nuevo dentro de unos minutos. Tus libros no se han perdido.',
    unexpected: 'Algo ha fallado por nuestra parte. Tus libros no se han perdido.',
  },
  empty: {
    title: '¡Vaya! Aquí todavía no hay nada…',
    text: 'Parece que tu biblioteca está vacía: todavía no hay ningún código activado.',
    activate: '¿Tienes un código? Haz clic aquí para activarlo.',
    error: '¿Crees que es un error?',
    contact: 'Escríbenos',
  },
} satisfies typeof en;
