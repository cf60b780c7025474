/** Spanish words of the activation page. */
import type en from '../en/activation';

export default {
  openClass: (seats: number) => `Abrir una clase (plazas: ${seats})`,
  heading: 'Activación',
  prompt: 'Escribe tu código de activación de 12 caracteres',
  where: 'Puedes usar minúsculas y omitir los guiones.',
  place: 'El código está impreso en el interior de la cubierta de tu libro.',
  signUpWithCode: 'Registrarse con este código',
  logInWithCode: 'Iniciar sesión con este código',
  waiting: {
    before: 'Tu código',
    after: 'te espera.',
    next: 'Regístrate o inicia sesión. Después basta un toque para abrir tu libro.',
  },
  changeCode: 'Escribir otro código',
  clear: 'Borrar el código',
  submit: 'Activar',
  missingCode: 'Escribe el código de tu libro.',
  count: (typed: number) => `${typed} de 12 caracteres`,
  incomplete: (typed: number) => `El código aún no está completo: ${typed} de 12 caracteres.`,
  tooLong: 'El código de activación debe tener 12 caracteres.',
  success: '¡Activación correcta!',
  access: (months: number) =>
    `Puedes usar este producto durante ${months === 1 ? '1 mes' : `${months} meses`}.`,
  until: (day: string) => `disponible hasta el ${day}`,
  startFirst: 'Empezar la primera lección',
  startReading: 'Primero escuchar y leer',
  startLesson: (lesson: string) => `Empezar «${lesson}»`,
  toLibrary: 'Ir a tu biblioteca',
  refusals: {
    invalid_code: 'El código de activación no es válido. Inténtalo de nuevo.',
    used_by_you: 'Ya has usado este código de activación.',
    code_used: 'Este código de activación ya se ha usado.',
    product_already_activated: 'Este producto ya está activado.',
  },
  extension: {
    longer: (books: string, until: string, extended: string) =>
      `Tienes ${books} hasta el ${until}; con este código lo tendrías hasta el ${extended}.`,
    noLonger: (books: string, until: string) =>
      `Tienes ${books} hasta el ${until}; este código no lo ampliaría.`,
    extend: (day: string) => `Ampliar hasta el ${day}`,
    keep: 'Guardarlo para otra persona',
  },
  keptBack: (code: string) => `${code} no se ha usado. Otra persona todavía puede activarlo.`,
  tooLate: (day: string) => `El plazo para activar este código terminó el ${day}.`,
  usedHelp:
    'Un código sirve para una sola cuenta. Quizá se haya activado en otra cuenta tuya o de tu familia.',
  help: '¿Qué puedo hacer?',
  checkCode: 'Compara el código con tu libro: hay al menos un carácter mal.',
  twelve: 'Un código de activación tiene 12 caracteres.',
  slip: (place: number, typed: string, meant: string) =>
    `Revisa el código: parece que el carácter ${place} está mal. Has escrito ${typed}; quizá sea ${meant}.`,
  correct: (typed: string, meant: string) => `Cambiar ${typed} por ${meant}`,
  tooMany: 'Demasiados códigos incorrectos.',
  waitFor: (time: string) => `Espera ${time} e inténtalo de nuevo.`,
  seconds: (count: number) => (count === 1 ? '1 segundo' : `${count} segundos`),
  minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`),
  failed: 'No se ha podido comprobar tu código. No se ha perdido.',
  failures: {
    unreachable:
      'No se ha podido contactar con el servidor. Comprueba tu conexión a internet e inténtalo de nuevo.',
    unavailable:
      'La biblioteca no está disponible en este momento. Inténtalo de nuevo dentro de unos minutos.',
    sessionEnded: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
    unexpected: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un momento.',
  },
} satisfies typeof en;
