/** Spanish words of the account pages. */
import type en from '../en/accounts';

export default {
  headings: {
    login: 'Iniciar sesión',
    signup: 'Registrarse',
    forgotPassword: '¿Has olvidado la contraseña?',
    resetPassword: 'Nueva contraseña',
    user: 'Cuenta',
    emailVerification: 'Verifica tu correo electrónico',
    emailVerified: 'Correo electrónico verificado',
    emailChanged: 'Correo electrónico cambiado',
    emailChange: 'Cambio de correo electrónico',
    google: 'Iniciar sesión con Google',
    reminders: 'Recordatorios',
    remindersEnded: 'No más recordatorios',
  },
  waitingCode: { before: 'Tu código', after: 'te espera.', activate: 'Activar' },
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    repeatPassword: 'Repite la contraseña',
    newEmail: 'Nuevo correo electrónico',
    currentPassword: 'Contraseña actual',
    newPassword: 'Nueva contraseña',
  },
  rules: {
    email: 'Revisa la dirección, por ejemplo anna@example.org.',
    heading: 'Tu contraseña necesita',
    length: 'Al menos 8 caracteres',
    mix: 'Letras mayúsculas y minúsculas',
    digit: 'Al menos un número',
    tooLong: 'Como máximo, 128 caracteres.',
    noMatch: 'Las contraseñas no coinciden.',
  },
  help: '¿Qué puedo hacer?',
  missing: {
    email: 'Escribe tu correo electrónico.',
    password: 'Escribe tu contraseña.',
    wholeEmail: 'El correo electrónico aún no está completo.',
    newEmail: 'Escribe el nuevo correo electrónico.',
    correction: 'Corrige la dirección.',
    newPassword: 'Elige una contraseña.',
    rules: 'La contraseña aún no cumple todos los requisitos.',
    repeat: 'Repite la contraseña.',
    currentPassword: 'Escribe tu contraseña actual.',
  },
  emailMeant: (email: string) => `¿Querías decir ${email}?`,
  or: 'o',
  login: {
    submit: 'Iniciar sesión',
    forgot: '¿Has olvidado la contraseña?',
    noAccount: '¿Todavía no tienes cuenta?',
    toSignup: 'Regístrate',
    mismatch: 'El correo electrónico o la contraseña no son correctos. Inténtalo de nuevo.',
    lockedOut:
      'El acceso a esta cuenta está bloqueado temporalmente por demasiados intentos fallidos. Inténtalo más tarde.',
    lockedOutHelp: 'Si eliges una contraseña nueva, no tienes que esperar:',
    setNewPassword: 'Elegir una contraseña nueva',
  },
  signup: {
    submit: 'Registrarse',
    haveAccount: '¿Ya tienes cuenta?',
    toLogin: 'Inicia sesión',
    emailTaken: 'Este correo electrónico ya está en uso.',
    logInInstead: 'Iniciar sesión con esta dirección',
    failed: 'No se ha podido crear tu cuenta.',
    smallPrintBefore: 'Al registrarte aceptas nuestras ',
    terms: 'condiciones de uso',
    smallPrintBetween: '. Nuestra ',
    privacy: 'política de privacidad',
    smallPrintAfter: ' explica qué guardamos: tu correo electrónico y tus códigos.',
  },
  forgot: {
    intro:
      'Escribe tu correo electrónico y te enviaremos un enlace para elegir una nueva contraseña.',
    submit: 'Restablecer contraseña',
    sent: 'Si el correo electrónico existe, se enviará un enlace para restablecer la contraseña',
    sentHelp:
      'El enlace es válido durante una hora y solo funciona una vez. Mira también en la carpeta de spam. Enviamos como máximo tres correos por hora a una misma dirección.',
    failed: 'No se ha podido enviar el correo para restablecer la contraseña. Inténtalo de nuevo.',
    back: 'Volver al inicio de sesión',
  },
  reset: {
    checking: 'Un momento, estamos comprobando tu enlace…',
    intro: 'Elige una nueva contraseña. Se cerrará tu sesión en todos tus dispositivos.',
    submit: 'Restablecer contraseña',
    done: '¡Contraseña restablecida!',
    doneHelp: 'Ya puedes iniciar sesión con tu nueva contraseña.',
    invalidCode: 'Algo no está bien; inténtalo más tarde.',
    missingCode: '¡Algo no está bien; inténtalo más tarde!',
    failed: 'Se ha producido un error inesperado. Inténtalo de nuevo.',
    invalidCodeHelp: 'Este enlace ya se ha usado o tiene más de una hora.',
    missingCodeHelp: 'El enlace no está completo. Quizá tu programa de correo lo haya cortado.',
    askAgain: 'Pedir un enlace nuevo',
  },
  user: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    setPassword: 'Crear una contraseña',
    edit: 'Cambiar el correo',
    notVerified: 'Esta dirección todavía no está verificada.',
    verify: 'Verificarla ahora',
    newEmailHelp:
      'Enviamos un enlace a la nueva dirección. La anterior sigue siendo válida hasta que lo abras.',
    sendConfirmation: 'Enviar correo de confirmación',
    emailSent: '¡Cambio de correo solicitado!',
    emailSentHelp:
      'Abre el enlace que enviamos a la nueva dirección. Es válido durante una hora; hasta entonces se mantiene la dirección anterior.',
    emailFailed: 'No se ha podido cambiar el correo. Vuelve a iniciar sesión e inténtalo de nuevo.',
    sameEmail: 'Este ya es tu correo electrónico.',
    changePassword: 'Cambiar la contraseña',
    choosePassword: 'Elegir una contraseña',
    savePassword: 'Guardar contraseña',
    passwordSaved: 'Tu nueva contraseña está guardada.',
    passwordSavedHelp: 'Aquí la sesión sigue abierta. En tus otros dispositivos se ha cerrado.',
    passwordFailed:
      'No se ha podido cambiar la contraseña. Vuelve a iniciar sesión e inténtalo de nuevo.',
    passwordInvalidCode: 'Algo no está bien; inténtalo más tarde.',
    passwordWrong: 'La contraseña actual no es correcta.',
    passwordOther: 'Algo ha salido mal; inténtalo más tarde.',
    tooManyPasswords:
      'La contraseña actual se ha escrito mal demasiadas veces. Espera unos minutos antes de volver a intentarlo.',
    noPasswordYet:
      'Inicias sesión con Google. Si creas una contraseña, también podrás entrar con tu correo electrónico.',
    forgotCurrent: '¿Has olvidado tu contraseña actual?',
    recover: 'Recuperar la cuenta',
  },
  reminders: {
    label: 'Recordarme por correo antes de que termine el acceso',
    help: 'Un correo 30 días antes y otro 3 días antes.',
    on: 'Te lo recordaremos.',
    off: 'No te lo recordaremos.',
    failed: 'No ha funcionado y no ha cambiado nada.',
    ending: 'Estamos desactivando tus recordatorios…',
    ended: 'Ya no te enviaremos recordatorios antes de que termine tu acceso.',
    changedYourMind:
      '¿Has cambiado de opinión? Puedes volver a activar los recordatorios en tu cuenta.',
    toAccount: 'Ir a tu cuenta',
    logIn: 'Iniciar sesión',
    deadLink:
      'Este enlace no funciona. Quizá esté incompleto o tu cuenta tenga ya otra dirección de correo. Puedes desactivar los recordatorios en tu cuenta.',
    notEnded: 'No se han podido desactivar tus recordatorios.',
    tryAgain: 'Intentarlo de nuevo',
  },
  deletion: {
    heading: 'Eliminar la cuenta',
    intro:
      'Tu cuenta y tu biblioteca se eliminan para siempre. Los códigos que has activado no se pueden volver a usar.',
    open: 'Continuar con la eliminación',
    question: '¿Eliminar tu cuenta?',
    warning:
      'Esto no se puede deshacer: desaparecerán tu cuenta, tu biblioteca y tu acceso a todos los libros.',
    wait: (seconds: number) => (seconds === 1 ? 'Espera 1 segundo' : `Espera ${seconds} segundos`),
    confirm: 'Eliminar para siempre',
    ready: 'Ya puedes eliminar la cuenta.',
    cancel: 'Cancelar',
    failed: 'Tu cuenta no se ha eliminado.',
    done: 'Tu cuenta se ha eliminado. ¡Gracias por aprender con nosotros!',
  },
  devices: {
    heading: 'Dispositivos',
    intro:
      'Tienes la sesión abierta en estos dispositivos. Ciérrala en los que no conozcas o ya no uses.',
    onlyThis: 'Solo tienes la sesión abierta en este dispositivo.',
    loading: 'Cargando tus dispositivos…',
    name: (browser: string, system: string) =>
      [
        browser,
        system
          .replace(' or ', ' o ')
          .replace('Android phone', 'un móvil Android')
          .replace('Android tablet', 'una tableta Android'),
      ]
        .filter(Boolean)
        .join(' en ') || 'Dispositivo desconocido',
    thisOne: 'Este dispositivo',
    lastUsed: (day: string) => `Último uso: ${day}`,
    signedIn: (day: string, time: string) => `Sesión iniciada: ${day}, ${time}`,
    logOut: 'Cerrar sesión',
    logOutNamed: (name: string) => `Cerrar sesión: ${name}`,
    gone: (name: string) => `Sesión cerrada: ${name}.`,
    logOutEverywhere: 'Cerrar sesión en todas partes',
    everywhereHelp:
      'Cierra tu sesión en todos los dispositivos, también en este. Los juegos abiertos terminan en unos segundos.',
    loggedOutEverywhere: 'Se ha cerrado tu sesión en todos tus dispositivos.',
    failed: 'No ha funcionado y no ha cambiado nada.',
    notLoaded: 'No se han podido cargar tus dispositivos.',
    tryAgain: 'Intentarlo de nuevo',
  },
  codes: {
    heading: 'Mis libros y códigos',
    loading: 'Cargando tus libros…',
    notLoaded: 'No se han podido cargar tus libros.',
    tryAgain: 'Intentarlo de nuevo',
    none: 'Todavía no has desbloqueado ningún libro.',
    activate: 'Activar un código',
    activateAnother: 'Activar otro código',
    since: (day: string) => `Desbloqueado: ${day}`,
    until: (day: string) => `Disponible hasta: ${day}`,
    ended: 'Terminado',
    endedOn: (day: string) => `Fin del acceso: ${day}`,
    revoked: 'Bloqueado',
    revokedHelp: 'Este código está bloqueado y no abre nada. Si no sabes por qué, escríbenos.',
    startsWith: (start: string) => `Código que empieza por ${start}`,
    show: (books: string) => `Mostrar el código: ${books}`,
    hide: (books: string) => `Ocultar el código: ${books}`,
  },
  verification: {
    sentTo: (email: string) => `Hemos enviado un enlace a ${email}.`,
    whatToDo:
      'Ábrelo en cualquier dispositivo para verificar tu dirección. Después, esta página continuará sola.',
    notThere: '¿No ha llegado? Mira en la carpeta de spam o pide que lo enviemos otra vez.',
    confirming: 'Comprobando tu enlace…',
    again: 'Enviar el correo otra vez',
    sent: 'Hay un correo nuevo en camino. Usa el enlace del más reciente.',
    sendFailed: 'No se ha podido enviar el correo.',
    tooMany: 'Acabamos de enviarte varios correos. Espera diez minutos antes de pedir otro.',
    wrongAddress: '¿La dirección no es correcta?',
    changeAddress: 'Cambiar la dirección',
    sendHere: 'Enviar el enlace a esta dirección',
    notChanged: 'La dirección no se ha cambiado.',
    invalidCode:
      'Este enlace de verificación no funciona. Quizá no esté completo: ábrelo otra vez desde el correo o pide que lo enviemos de nuevo.',
    expiredCode:
      'Este enlace de verificación tiene más de 24 horas. Pide que enviemos el correo otra vez.',
    usedCode:
      'Este enlace de verificación ya se ha usado: la dirección a la que se envió está confirmada.',
    failed: 'No se ha podido verificar tu dirección.',
    tryAgain: 'Intentarlo de nuevo',
    verified: (email: string) => `¡Gracias! ${email} está verificado.`,
    toWanted: 'Ir a la página que querías abrir',
    toLibrary: 'Ir a tu biblioteca',
    toActivation: 'Activar un código',
    elsewhere: {
      confirmed: 'Tu dirección está confirmada.',
      used: 'Este enlace ya se ha usado: tu dirección está confirmada.',
      goOn: 'Sigue donde empezaste: la página que dejaste abierta lo detectará en unos segundos.',
      close: 'Puedes cerrar esta página.',
      notYou: '¿Se ha registrado otra persona con tu dirección?',
      ownPassword: 'Crear mi propia contraseña',
      expired:
        'Este enlace tiene más de 24 horas, así que tu dirección todavía no está confirmada.',
      sendAgain: 'Sigue donde empezaste y pide que enviemos el correo otra vez.',
      invalid: 'Este enlace no funciona, así que tu dirección todavía no está confirmada.',
      openAgain: 'Quizá no esté completo: ábrelo otra vez desde el correo.',
      ofOther: (email: string) =>
        `La dirección ${email} está confirmada. Sigue donde empezaste a usarla.`,
      loggedInAs: (email: string) => `Aquí has iniciado sesión como ${email}.`,
    },
  },
  mailTrouble: {
    refused: {
      what: (email: string) => `El servidor de correo no ha aceptado nuestro mensaje a ${email}.`,
      whatToDo:
        '¿Hay un error en la dirección? Entonces cámbiala aquí abajo. Si es correcta, pregunta a tu proveedor de correo y después pide que enviemos el mensaje otra vez.',
    },
    given_up: {
      what: (email: string) =>
        `Durante un día entero no hemos podido entregar nuestro mensaje a ${email}.`,
      whatToDo: 'Revisa la dirección y después pide que enviemos el mensaje otra vez.',
    },
    held_back: {
      what: (email: string) =>
        `En la última hora hemos enviado varios correos a ${email}; esta vez no hemos enviado otro.`,
      whatToDo:
        'Usa el enlace del más reciente y mira también en la carpeta de spam. Dentro de una hora podrás pedir otro.',
    },
    delayed: {
      what: (email: string) =>
        `El envío de nuestro mensaje a ${email} está tardando más de lo normal.`,
      whatToDo: 'Seguimos intentándolo. No tienes que hacer nada; esta página continuará sola.',
    },
  },
  changed: {
    confirming: 'Confirmando tu nuevo correo electrónico…',
    done: (email: string) => `Tu correo electrónico es ahora ${email}.`,
    logInAgain: 'Inicia sesión de nuevo con la nueva dirección. Cerrando la sesión…',
    invalidCode: 'Este enlace ya se ha usado, tiene más de una hora o pertenece a otra cuenta.',
    current: (email: string) =>
      `Tu dirección es ${email}. Si es la que querías, ya está todo listo.`,
    startAgain: 'Si no, vuelve a empezar el cambio en tu cuenta.',
    toAccount: 'Ir a tu cuenta',
    failed: 'No se ha podido confirmar tu nuevo correo electrónico.',
    tryAgain: 'Intentarlo de nuevo',
  },
  google: {
    signIn: 'Iniciar sesión con Google',
    signUp: 'Registrarse con Google',
    notSetUp:
      'Aquí no está disponible el acceso con Google. Usa tu correo electrónico y una contraseña.',
    waiting: 'Continúa en la ventana de Google.',
    finishing: 'Un momento, iniciando sesión…',
    cancelled: 'La ventana de Google se cerró antes de terminar. Puedes intentarlo de nuevo.',
    blocked: 'Tu navegador no nos ha dejado abrir la ventana de Google.',
    goOn: 'Continuar con Google en esta página',
    failed: 'El acceso con Google no ha funcionado. Inténtalo de nuevo.',
    emailUnverified:
      'Google todavía no ha verificado tu correo electrónico. Verifícalo primero en Google o usa aquí tu correo y una contraseña.',
    wrongAccount: 'Esa es otra cuenta de Google. Elige la que usas para esta biblioteca.',
    signInTooOld:
      'Google no te ha pedido que inicies sesión otra vez. Cierra la sesión en Google y vuelve a intentarlo aquí.',
    unreachable:
      'No se puede contactar con Google en este momento. Inténtalo de nuevo dentro de unos minutos.',
    confirmFirst: 'Para proteger tu cuenta, inicia sesión con Google una vez más.',
    confirmed: 'Google ha confirmado que eres tú. Ya puedes hacer el cambio.',
    insteadOfPassword: 'Aquí no tienes contraseña, así que Google confirma que eres tú.',
    closeWindow: 'Ya puedes cerrar esta ventana.',
  },
  mailbox: {
    text: 'Esta biblioteca guarda sus correos en este ordenador:',
    link: 'Abrir el buzón',
  },
  failures: {
    unreachable:
      'No se ha podido contactar con el servidor. Comprueba tu conexión a internet e inténtalo de nuevo.',
    unavailable:
      'La biblioteca no está disponible en este momento. Inténtalo de nuevo dentro de unos minutos.',
    tooMany: 'Demasiados intentos en poco tiempo. Espera unos minutos e inténtalo de nuevo.',
    tooManyMails: (minutes: number) =>
      `En la última hora se han enviado varios correos a esta dirección. Búscalos, también en la carpeta de spam, o vuelve a pedirlo dentro de ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    sessionEnded: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
    unexpected: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un momento.',
    input: 'Algo del formulario no está bien. Revísalo e inténtalo de nuevo.',
  },
  emailProblems: {
    email_invalid: 'A esta dirección no puede llegar ningún correo. Revisa si hay un error.',
    email_too_long: 'Esta dirección es demasiado larga. Como máximo, 254 caracteres.',
  },
  passwordProblems: {
    password_too_short: 'La contraseña necesita al menos 8 caracteres.',
    password_too_long: 'La contraseña puede tener como máximo 128 caracteres.',
    password_needs_upper: 'La contraseña necesita una letra mayúscula.',
    password_needs_lower: 'La contraseña necesita una letra minúscula.',
    password_needs_digit: 'La contraseña necesita un número.',
    password_too_common: 'Mucha gente usa esta contraseña y es fácil de adivinar. Elige otra.',
    password_from_address:
      'Esta contraseña está hecha con tu correo electrónico. Elige una que no tenga nada que ver.',
    null_characters_not_allowed: 'La contraseña contiene un carácter que no se puede usar.',
  },
} satisfies typeof en;
