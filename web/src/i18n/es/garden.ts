/** Spanish words of Kaktus’ garden. */
import type en from '../en/garden';

export default {
  heading: 'El jardín de Kaktus',
  grows: (count: number) =>
    count === 1 ? 'Aquí crece una palabra.' : `Aquí crecen ${count} palabras.`,
  water: 'Regar el jardín',
  waterHint: 'Unas palabras, unos dos minutos',
  next: (when: string) => `Todas las plantas tienen agua. La próxima planta tendrá sed ${when}.`,
  bed: (count: number, all: number) => `${count} de ${all}`,
  stages: { 1: 'un brote', 2: 'un capullo', 3: 'una flor', 4: 'una flor grande' },
  party: { bud: 'se abre mañana', flower: 'una flor de la fiesta' },
  silent: 'Ahora no se puede oír esta palabra. Comprueba la conexión y toca otra vez.',
  empty: {
    title: 'Aquí todavía no crece nada',
    text: 'Juega a un juego: cada palabra que aciertes se convertirá en una planta de este jardín.',
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
      'Cada niño tiene su propio jardín y sus estrellas; en una cuenta caben hasta seis. Las imágenes, los nombres y el progreso se quedan en este dispositivo; nunca llegan a nosotros.',
    add: 'Añadir un niño',
    full: 'Caben seis niños como máximo.',
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
      `Llévate las estrellas y el jardín de «${name}»: guarda un archivo o muestra un código a la cámara del otro dispositivo. El nombre no se transfiere.`,
    save: 'Guardar como archivo',
    code: 'Mostrar un código QR',
    codeHelp: 'Apunta aquí con la cámara del otro dispositivo y abre allí el enlace.',
    tooLong: 'Este jardín es demasiado grande para un código. Usa el archivo.',
    tooOld: 'Este navegador es demasiado antiguo para códigos. Usa el archivo.',
    choose: 'Abrir un archivo',
    whose: '¿Para quién es?',
    arrived: (words: number, stars: number) =>
      `Palabras: ${words}, estrellas: ${stars}. Se suman a lo que el niño tiene aquí, y se conserva lo mejor de cada uno.`,
    newChild: 'Un niño nuevo',
    done: 'Ya está aquí.',
    damaged: 'Este archivo no es un jardín de la biblioteca o está dañado. No ha cambiado nada.',
  },
} satisfies typeof en;
