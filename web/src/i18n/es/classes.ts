/** Spanish words of the pages for a teacher’s class. */
import type en from '../en/classes';

export default {
  heading: 'Su clase',
  unreachable: 'No se puede llegar a la biblioteca ahora. Lo que ve puede ser de hace un momento.',
  unexpected: 'Algo ha salido mal. Inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  cancel: 'Cancelar',
  otherRoom: (code: string, taken: number) => `Clase ${code}: ${taken}`,
  openAnother: 'Abrir otra clase',
  none: {
    title: 'Una clase sin cuentas de alumnos',
    text: 'Un código para clases trae plazas para tabletas. Usted muestra un código QR, los niños eligen un animal y todos juegan: sin cuentas, nombres ni correos.',
    activate: 'Tengo un código para clases',
    help: 'Cómo funciona una clase',
  },
  form: {
    heading: 'Abrir una clase',
    seats: (count: number, day: string) => `Plazas: ${count}. Disponibles hasta el ${day}.`,
    book: '¿Qué libro?',
    lessons: '¿Qué lecciones?',
    allLessons: 'Todas las lecciones',
    howLong: '¿Cuánto tiempo?',
    lengths: {
      lesson: 'Esta hora (45 minutos)',
      day: 'Hoy hasta las 18:00',
      weeks: 'Cuatro semanas',
    },
    submit: 'Abrir la clase',
  },
  problems: {
    no_seats: 'Ya no tiene plazas para este libro.',
    day_is_over: 'Ya son más de las seis. Elija una hora de 45 minutos.',
    too_many_rooms: 'Hay tantas clases abiertas que no se puede abrir otra. Termine una primero.',
  },
  room: {
    heading: '¡Adelante!',
    qrName: 'Código QR que lleva una tableta a la clase',
    go: 'Escanee el código o abra',
    taken: (taken: number, seats: number) => `${taken} de ${seats} tabletas`,
    elsewhere: (count: number) => `(${count} en sus otras clases)`,
    closed: 'La clase está cerrada: no entra nadie más.',
    full: 'Una tableta no encontró plaza libre. Una plaza queda libre cuando no se usa durante una hora o cuando un niño sale de la clase.',
    minutes: (minutes: number, time: string) => `quedan ${minutes} min, hasta las ${time}`,
    untilDay: (day: string) => `Abierta hasta el ${day}`,
  },
  play: {
    heading: 'Quién juega a qué',
    nobody: 'Todavía no hay ninguna tableta.',
    choosing: (count: number) => `Eligiendo un juego: ${count}`,
    eyes: '¡Mirada al frente!',
    playOn: 'Seguir jugando',
    everybody: 'Todos a',
    send: 'Enviar a todos',
    sent: (lesson: string) => `Se envió a todos a ${lesson}.`,
    letGo: 'Dejar que todos elijan de nuevo',
  },
  actions: {
    label: 'Cambiar la clase',
    close: 'Cerrar la puerta',
    open: 'Abrir la puerta',
    lessons: 'Elegir lecciones',
    save: 'Guardar',
    code: 'Código nuevo',
    print: 'Imprimir para la pared',
    end: 'Terminar la clase',
  },
  sure: {
    code: {
      title: '¿Un código nuevo?',
      text: 'El anterior ya no abre nada. Las tabletas que están dentro se quedan.',
    },
    end: {
      title: '¿Terminar la clase?',
      text: 'Todas las tabletas salen al momento y el código deja de valer. Lo que los niños han conseguido se queda en sus tabletas.',
    },
  },
  help: {
    heading: 'Toda la clase a la vez',
    lead: 'Treinta tabletas, sin cuentas de alumnos, sin datos personales. Se tarda un minuto.',
    code: {
      title: '1. Canjear un código para clases',
      text: 'Le abre el libro como cualquier otro código y trae plazas para tabletas. Las plazas de varios códigos se suman.',
    },
    open: {
      title: '2. Abrir la clase',
      text: 'Elija las lecciones de hoy y el tiempo. Muestre el código QR en la pizarra; para semanas, imprímalo para la pared.',
    },
    tablets: {
      title: '3. Entran las tabletas',
      text: 'Los niños escanean el código o escriben seis letras y cifras. Eligen un animal y juegan. Una plaza queda libre cuando no se usa durante una hora.',
    },
    board: {
      title: '4. Usted ve cuántos juegan a qué',
      text: 'Envíe a todos a una lección o cubra todos los juegos un momento: mirada al frente. Termine todo con un toque.',
    },
    stored: {
      title: 'Qué se guarda',
      text: 'Guardamos la clase, su final y cuántas plazas se usan; 30 días después del final se borra. Animales, estrellas y jardín se quedan en cada tableta. No sabemos nada de ningún niño.',
    },
    devices: {
      title: '¿Por qué no entrar con mi cuenta en cada tableta?',
      text: 'Su cuenta muestra su correo y sus códigos, y vale en veinte dispositivos como máximo: el siguiente cierra la sesión del que lleva más tiempo sin usarse.',
    },
    toClass: 'A su clase',
  },
} satisfies typeof en;
