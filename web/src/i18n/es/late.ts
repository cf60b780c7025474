/** Spanish words of what no page waits for: notices, the list of languages, the page that broke. */
import type en from '../en/late';

export default {
  languageFailed: 'No se ha podido cargar el idioma. Inténtalo de nuevo.',
  sessionEnded: 'Tu sesión ha terminado. Inicia sesión de nuevo y volverás a donde estabas.',
  tooManyDevices:
    'Tu cuenta está abierta en otros veinte dispositivos, por eso se cerró en este. Para una clase hay códigos con plazas: sus tabletas no necesitan cuenta.',
  aboutClasses: 'Cómo funciona una clase',
  loggedOut: 'Se ha cerrado tu sesión.',
  logInFirst: 'Inicia sesión primero. La página que querías se abrirá justo después.',
  offline: 'No tienes conexión. Kaktus se echa una siesta hasta que vuelva la conexión.',
  somethingBrokeText:
    'No se ha podido mostrar esta página. Vuelve a cargarla. Si eso no ayuda, regresa al inicio.',
  loadAgain: 'Volver a cargar la página',
} satisfies typeof en;
