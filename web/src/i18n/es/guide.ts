/** Spanish words of the page for parents and teachers. */
import type en from '../en/guide';

export default {
  title: 'Para padres y docentes',
  openLesson: 'Abrir la lección',
  otherLessons: (book: string) => `Todas las lecciones de ${book}`,
  unreachable: {
    title: 'No se han podido cargar las palabras',
    text: 'Quizá la conexión sea lenta. Inténtelo otra vez, por favor.',
    tryAgain: 'Intentar de nuevo',
  },
  silent: 'Ahora no se puede oír esta grabación. Compruebe la conexión y toque otra vez.',
  none: {
    title: 'Esta lección no tiene lista de palabras',
    text: 'Se hizo con otro programa y no nos dice sus palabras, así que aquí no hay nada que consultar ni imprimir. Se puede jugar como siempre.',
  },
  words: {
    title: 'Palabras',
    hint: 'Toque una palabra para oírla. Los signos indican los artículos: ● der, ▲ die, ■ das, ◆ plural.',
    plural: 'En plural:',
    practised: (known: number, all: number) =>
      `Practicadas hasta ahora: ${known} de ${all} palabras.`,
    notYet: 'Todavía no se ha practicado ninguna de estas palabras.',
    onDevice: 'Lo practicado se guarda solo en este navegador.',
    days: (count: number) => `Días practicados: ${count}`,
    again: (day: string) => `vuelve el ${day}`,
    againNow: 'vuelve en el próximo juego',
  },
  sentences: {
    title: 'Frases',
    some: '(algunas de las frases)',
  },
  print: {
    title: 'Para imprimir',
    hint: 'En A4, en color o en blanco y negro.',
    back: 'Volver a las palabras',
    print: 'Imprimir',
    sheets: {
      cards: {
        title: 'Tarjetas de palabras',
        text: 'Dibujo y palabra, con el significado detrás',
        how: 'Recorte por las líneas continuas. Doble por la línea de puntos y pegue las mitades, o recorte también por ahí y busquen parejas.',
      },
      bingo: {
        title: 'Cartones de bingo',
        text: 'Todos distintos, con una lista para cantar',
        how: 'Cada jugador recibe un cartón. Cante en alemán las palabras de la última hoja; quien complete una fila grita «¡Bingo!».',
      },
      colouring: {
        title: 'Dibujos para colorear',
        text: 'Los dibujos y las palabras para colorear',
        how: 'Los dibujos de la lección en líneas. También se pueden colorear las letras.',
      },
      certificate: {
        title: 'Diploma',
        text: 'Con el nombre de su hijo o hija',
        how: 'Escriba el nombre, o deje la línea vacía y escríbalo a mano.',
      },
    },
    bingo: {
      count: 'Número de cartones',
      others: 'Mezclar otros cartones',
      calls: 'Palabras para cantar',
      how: 'Lea las palabras de arriba abajo y márquelas.',
    },
    certificate: {
      name: 'Nombre del niño o de la niña',
      notKept: 'El nombre se queda en esta página. No se envía ni se guarda.',
      text: (lesson: string) => `conoce las palabras de «${lesson}».`,
      signature: 'Firma',
    },
  },
} satisfies typeof en;
