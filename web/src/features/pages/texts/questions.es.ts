/** The questions and answers in Spanish. */
import type { QuestionsText } from '../questions-text';

export default {
  lead: 'Lo que más nos preguntan las familias y el profesorado. ¿Falta tu pregunta? Escríbenos.',
  answers: {
    code: {
      question: '¿Dónde está mi código?',
      answer: [
        'Está impreso en tu libro. Mira primero en la parte interior de la cubierta y de la contracubierta. Tiene 12 caracteres, letras y números, con guiones en medio; los guiones no hace falta escribirlos.',
        '¿Todavía no tienes el libro? El código viene con él. Aquí no se venden códigos sueltos.',
      ],
    },
    refused: {
      question: 'Mi código no funciona. ¿Qué puedo hacer?',
      answer: [
        'Compáralo con el libro, carácter por carácter. La B y el 8, la S y el 5 o la Z y el 2 se parecen. Si se ha leído mal un carácter, muchas veces podemos decirte cuál.',
        'Después de varios códigos incorrectos hay que esperar unos minutos. Tu código no se pierde. Si sigue sin funcionar, escríbenos el código y el título del libro.',
      ],
    },
    used: {
      question: '«Este código de activación ya se ha usado». ¿Qué significa?',
      answer: [
        'Un código sirve una vez y para una sola cuenta. Quizá se activó con otro correo tuyo o lo hizo alguien de tu familia: inicia sesión con esa cuenta y allí encontrarás el libro.',
        'Si el libro es de segunda mano, puede que lo usara su dueño anterior. Si es nuevo y nadie ha usado el código, envíanos el código y una foto de la página. Lo investigaremos.',
      ],
    },
    login: {
      question: 'No puedo iniciar sesión.',
      answer: [
        'Revisa el correo electrónico: quizá te registraste con otro, o con Google. Puedes elegir una contraseña nueva cuando quieras; el enlace llega por correo.',
        'Después de muchos intentos fallidos, la cuenta se bloquea un rato. Con una contraseña nueva puedes entrar enseguida.',
      ],
    },
    mail: {
      question: 'El correo no ha llegado.',
      answer: [
        'Mira en la carpeta de spam y revisa si hay un error en la dirección. Puede tardar unos minutos. En la página que lo espera puedes pedir que lo enviemos otra vez.',
        'Puedes abrir el enlace en cualquier dispositivo. Solo funciona una vez; es válido 24 horas para confirmar la dirección y una hora para una contraseña nueva. Usa siempre el correo más reciente.',
      ],
    },
    device: {
      question: '¿Podemos usar varios dispositivos?',
      answer: [
        'Sí. Inicia sesión con la misma cuenta en cada móvil, tableta u ordenador y tus libros estarán allí. Hace falta un navegador actual e internet, pero ninguna aplicación.',
        'Las estrellas y el jardín se quedan en el dispositivo en el que se jugó; nosotros nunca los vemos. Puedes llevártelos a otro: en el jardín de Kaktus, en «Para adultos: niños y dispositivos», guárdalos como archivo o muestra un código QR.',
      ],
    },
    offline: {
      question: '¿Pueden jugar los niños sin internet?',
      answer: [
        'Sí. En casa, toca «Llevar» junto a un libro de tu biblioteca. Necesita unos diez megabytes; después sus cuentos, juegos, canciones, grabaciones y el jardín funcionan en este dispositivo sin conexión. Abre la biblioteca como siempre: se puede jugar a todo lo que lleva una mochila.',
        'Conéctate al menos cada 45 días. Al cerrar la sesión, y cuando termina tu tiempo con el libro, se quita del dispositivo. En iPhone, iPad y Mac, pon antes la biblioteca en la pantalla de inicio; la página de tu cuenta muestra cómo. Las lecciones hechas con otras herramientas necesitan internet; por eso, un libro que contiene alguna no se puede llevar, y así lo indica la biblioteca.',
      ],
    },
    browsers: {
      question: '¿Qué navegadores funcionan?',
      answer: [
        'Safari desde la versión 15.4, Chrome y Edge desde la 92, Firefox desde la 102 y Samsung Internet desde la 16. Así funcionan también tabletas más antiguas, como un iPad de 2014 con su última actualización.',
        'Si un navegador es aún más antiguo, mostramos una página que lo dice. Entonces actualiza el navegador o el sistema del dispositivo. Si ya no hay actualizaciones, usa otro dispositivo.',
      ],
    },
    ending: {
      question: '¿Qué termina a los 18 meses?',
      answer: [
        'El acceso a las lecciones de ese libro. El plazo empieza el día en que activas el código; tu biblioteca muestra el último día. Nada se renueva solo y nada cuesta dinero.',
        'Tu cuenta se mantiene. Con un código nuevo, el libro se abre otra vez.',
      ],
    },
    data: {
      question: '¿Qué sabéis de nosotros?',
      answer: [
        'Tu correo electrónico y tus códigos. No hay cookies ni publicidad y no compartimos nada. A lo que juega tu hijo o tu hija se queda en tu dispositivo.',
        'Puedes eliminar tu cuenta cuando quieras en la página de la cuenta.',
      ],
    },
    'class-set': {
      question: 'Para el profesorado: ¿qué puedo hacer con un lote para la clase?',
      answer: [
        'Activa un código en tu propia cuenta y usa las lecciones con tu alumnado. Los códigos de los demás libros son de quienes reciben los libros: cada familia activa el suyo en su propia cuenta.',
        'No des tu contraseña a niños ni a familias y no repartas listas de códigos. Cada código solo se puede usar una vez.',
      ],
    },
    board: {
      question: 'Para el profesorado: ¿cómo uso la pizarra o las tabletas?',
      answer: [
        'En la pizarra digital o el proyector: abre la biblioteca en el navegador, inicia sesión, abre una lección y pulsa «Pantalla completa». Todas las tareas se dicen en voz alta, así que activa el sonido.',
        'En tabletas: inicia tú la sesión en cada una. Cada tableta guarda sus propias estrellas. Después puedes cerrar todas las sesiones a la vez en la página de la cuenta. Para los deberes, copia el enlace de una lección: funciona para las familias que han desbloqueado el libro.',
      ],
    },
  },
} satisfies QuestionsText;
