/** Spanish words of the pages for a tablet in a class. */
import type en from '../en/join';

export default {
  heading: 'Entra en tu clase',
  code: 'Código de tu clase',
  codeHelp: 'Seis letras y cifras. Las muestra tu profesora o profesor.',
  submit: '¡Vamos!',
  note: 'No necesitas nombre ni correo electrónico. Lo que consigues se queda en esta tableta.',
  play: '¿A qué quieres jugar?',
  change: 'Elegir otro animal',
  leave: 'Salir de la clase',
  back: 'Volver a la clase',
  offline: 'Ahora no hay conexión. Los juegos abiertos continúan.',
  quiet: {
    title: '¡Mirada al frente!',
    text: 'Kaktus también escucha. Tu juego te espera.',
  },
  over: {
    title: 'Esta clase ha terminado',
    text: '¡Hasta la próxima! Tus estrellas se quedan en esta tableta. Si la clase continúa, escribe el código que se muestra ahora.',
  },
  problems: {
    short: 'El código tiene seis letras y cifras.',
    unknown: 'No hay ninguna clase con este código. Compara cada letra con la pizarra.',
    closed: 'La puerta de esta clase está cerrada. Tu profesora o profesor puede abrirla.',
    full: 'Todos los sitios están ocupados. Díselo a tu profesora o profesor.',
    tooMany: (n: number) =>
      `Desde aquí han llegado demasiados códigos erróneos. Inténtalo de nuevo en ${n} minutos.`,
    unreachable: 'No se puede llegar a la clase. Comprobad la conexión de esta tableta.',
    unexpected: 'Algo ha salido mal. Inténtalo otra vez.',
  },
  animal: {
    heading: '¿Quién eres hoy?',
    text: 'Elige un animal. Con él encontrarás tus estrellas la próxima vez.',
    note: 'El animal se queda en esta tableta. Nadie más sabe cuál eres.',
    names: {
      hund: 'un perro',
      katze: 'un gato',
      kaninchen: 'un conejo',
      pinguin: 'un pingüino',
      elefant: 'un elefante',
      loewe: 'un león',
      papagei: 'un loro',
      affe: 'un mono',
      baer: 'un oso',
      ente: 'un pato',
      fisch: 'un pez',
      giraffe: 'una jirafa',
      maus: 'un ratón',
      tiger: 'un tigre',
      pferd: 'un caballo',
      zebra: 'una cebra',
    },
  },
} satisfies typeof en;
