/** Spanish words of Kaktus' garden. */
import type en from '../en/garden';

export default {
  heading: 'El jardín de Kaktus',
  grows: (count: number) =>
    count === 1 ? 'Aquí crece una palabra.' : `Aquí crecen ${count} palabras.`,
  water: 'Regar el jardín',
  waterHint: 'Unas palabras, unos dos minutos',
  next: (when: string) => `Todo tiene agua suficiente. La próxima planta tendrá sed ${when}.`,
  bed: (count: number, all: number) => `${count} de ${all}`,
  stages: { 1: 'un brote', 2: 'un capullo', 3: 'una flor', 4: 'una flor grande' },
  silent: 'Ahora no se puede oír esta palabra. Compruebe la conexión y toque otra vez.',
  empty: {
    title: 'Aquí todavía no crece nada',
    text: 'Juega a un juego: cada palabra que aciertes será una planta en este jardín.',
    play: 'Elegir un juego',
  },
  toLibrary: 'Volver a la biblioteca',
  toGarden: 'Volver al jardín',
  toChildren: 'Para adultos: niños y dispositivos',
  watering: {
    ask: 'Escucha. ¿Qué imagen es?',
    listen: 'Oír la palabra otra vez',
    progress: (place: number, all: number) => `Palabra ${place} de ${all}`,
    picture: (place: number) => `Imagen ${place}`,
    again: 'Escucha otra vez.',
    shown: 'Aquí está. Tócala.',
    read: 'Ahora no hay sonido. Busca:',
    done: '¡Muy bien! El jardín está regado.',
    grown: (count: number) =>
      count === 1 ? 'Una planta ha crecido.' : `${count} plantas han crecido.`,
    tomorrow: (count: number) =>
      count === 1 ? 'Una palabra vuelve mañana.' : `${count} palabras vuelven mañana.`,
  },
  children: {
    heading: '¿Quién juega aquí?',
    private:
      'Cada niño tiene su jardín y sus estrellas, hasta seis en una cuenta. Las imágenes, los nombres y el progreso se quedan en este dispositivo; nunca los recibimos.',
    add: 'Añadir un niño',
    full: 'Aquí hay sitio para seis niños.',
    change: 'Cambiar',
    changeOf: (name: string) => `Cambiar ${name}`,
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar ${name}`,
    removeQuestion:
      'Las estrellas y el jardín de este niño se borran de este dispositivo. No se puede deshacer.',
    removeYes: 'Quitar para siempre',
    keep: 'Conservar',
    picture: 'Imagen',
    name: 'Nombre (opcional)',
    nameHelp: 'Solo se ve en este dispositivo.',
    save: 'Guardar',
  },
  carry: {
    heading: 'A otro dispositivo',
    text: (name: string) =>
      `Lleve consigo las estrellas y el jardín de «${name}»: guarde un archivo o muestre un código a la cámara del otro dispositivo. El nombre no viaja.`,
    save: 'Guardar como archivo',
    code: 'Mostrar un código QR',
    codeHelp: 'Apunte aquí con la cámara del otro dispositivo y abra allí el enlace.',
    tooLong: 'Este jardín es demasiado grande para un código. Use el archivo.',
    tooOld: 'Este navegador es demasiado antiguo para códigos. Use el archivo.',
    choose: 'Abrir un archivo',
    whose: '¿Para quién es?',
    arrived: (words: number, stars: number) =>
      `Palabras: ${words}, estrellas: ${stars}. Se suman a lo que el niño tiene aquí, y queda lo mejor de ambos.`,
    newChild: 'Un niño nuevo',
    done: 'Ha llegado.',
    damaged: 'Esto no es un jardín de la biblioteca, o está dañado. No ha cambiado nada.',
  },
} satisfies typeof en;
