/** Spanish words of the page for parents and teachers. */
import type en from '../en/guide';

export default {
  title: 'Para padres y docentes',
  openLesson: 'Abrir la lección',
  otherLessons: (book: string) => `Todas las lecciones de ${book}`,
  unreachable: {
    title: 'No se han podido cargar las palabras',
    text: 'Quizá la conexión sea lenta. Inténtalo otra vez.',
    tryAgain: 'Intentarlo de nuevo',
  },
  silent: 'Ahora no se puede oír esta grabación. Comprueba la conexión y toca otra vez.',
  none: {
    title: 'Esta lección no tiene lista de palabras',
    text: 'Se hizo con otro programa y no nos dice sus palabras, así que aquí no hay nada que consultar ni imprimir. Se puede jugar como siempre.',
  },
  words: {
    title: 'Palabras',
    hint: 'Toca una palabra para oírla. Los símbolos indican los artículos: ● der, ▲ die, ■ das, ◆ plural.',
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
        how: 'Recorta por las líneas continuas. Dobla por la línea de puntos y pega las mitades, o recorta también por ahí y busca las parejas.',
      },
      bingo: {
        title: 'Cartones de bingo',
        text: 'Todos distintos, con una lista para cantar',
        how: 'Cada jugador recibe un cartón. Canta en alemán las palabras de la última hoja; quien complete una fila grita «¡Bingo!».',
      },
      colouring: {
        title: 'Dibujos para colorear',
        text: 'Los dibujos y las palabras para colorear',
        how: 'Los dibujos de la lección, solo con el contorno. También se pueden colorear las letras.',
      },
      certificate: {
        title: 'Diploma',
        text: 'Con el nombre de tu hijo o tu hija',
        how: 'Escribe el nombre, o deja la línea vacía y escríbelo a mano.',
      },
    },
    bingo: {
      count: 'Número de cartones',
      others: 'Mezclar otros cartones',
      calls: 'Palabras para cantar',
      how: 'Lee las palabras de arriba abajo y márcalas.',
    },
    certificate: {
      name: 'Nombre del niño o de la niña',
      notKept: 'El nombre se queda en esta página. No se envía ni se guarda.',
      text: (lesson: string) => `conoce las palabras de «${lesson}».`,
      signature: 'Firma',
    },
  },
} satisfies typeof en;
