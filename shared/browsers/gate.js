/*
 * The first script of every page: a browser below the floor gets advice instead of a white page; one just above it
 * gets fallbacks.js. In ECMAScript 5, because whatever is younger would be a white page again. See docs/browsers.md.
 */
(function () {
  var page = document.documentElement;
  var scripts = document.getElementsByTagName('script');
  var self = scripts[scripts.length - 1];
  var words = {
    en: [
      'This browser is too old',
      'Please update the browser or the system of this device. Or open the page on a newer device.',
      'Questions?',
    ],
    de: [
      'Dieser Browser ist zu alt',
      'Bitte aktualisieren Sie den Browser oder das System dieses Geräts. Oder öffnen Sie die Seite auf einem neueren Gerät.',
      'Fragen?',
    ],
    tr: [
      'Bu tarayıcı çok eski',
      'Lütfen tarayıcıyı veya bu cihazın sistemini güncelleyin. Ya da sayfayı daha yeni bir cihazda açın.',
      'Sorunuz mu var?',
    ],
    uk: [
      'Цей браузер застарілий',
      'Оновіть браузер або систему цього пристрою. Або відкрийте сторінку на новішому пристрої.',
      'Запитання?',
    ],
    ar: [
      'هذا المتصفح قديم جدًا',
      'يُرجى تحديث المتصفح أو نظام هذا الجهاز، أو فتح الصفحة على جهاز أحدث.',
      'أسئلة؟',
    ],
    es: [
      'Este navegador es demasiado antiguo',
      'Actualiza el navegador o el sistema de este dispositivo. O abre la página en un dispositivo más nuevo.',
      '¿Preguntas?',
    ],
    pl: [
      'Ta przeglądarka jest za stara',
      'Zaktualizuj przeglądarkę lub system tego urządzenia. Albo otwórz stronę na nowszym urządzeniu.',
      'Pytania?',
    ],
  };

  function language() {
    var spoken = navigator.languages || [navigator.language];
    for (var i = 0; i < spoken.length; i++) {
      if (words[spoken[i].slice(0, 2)]) return spoken[i].slice(0, 2);
    }
    return 'en';
  }

  /* Lessons have none: they know nothing of the library. */
  function contact() {
    try {
      return JSON.parse(document.querySelector('[name=kaktus-site]').content).contactEmail;
    } catch (error) {
      return '';
    }
  }

  function append(parent, tag, text) {
    var element = document.createElement(tag);
    element.textContent = text;
    return parent.appendChild(element);
  }

  function explain() {
    /* The rest of the page is not read: its scripts would fail, or wipe this out. */
    if (window.stop) window.stop();
    document.body = document.createElement('body');
    var main = append(document.body, 'main', '');
    main.style.cssText = 'max-width:32em;margin:12vh auto;padding:0 1em;font:1.2em/1.5 sans-serif';
    page.style.background = '#fff8ec';
    page.lang = language();
    page.dir = page.lang === 'ar' ? 'rtl' : 'ltr';
    append(main, 'h1', words[page.lang][0]);
    append(main, 'p', words[page.lang][1]);
    if (contact()) {
      append(append(main, 'p', words[page.lang][2] + ' '), 'a', contact()).href =
        'mailto:' + contact();
    }
  }

  function isOnFloor() {
    if (![].at || !window.HTMLDialogElement) return false;
    return !self.getAttribute('data-desk') || (AbortSignal.any && 'popover' in page);
  }

  function hasEverything() {
    return (
      'inert' in page &&
      CSS.supports('selector(:has(a)) and (width: 1cqi) and (height: 1dvh) and (scale: 1)')
    );
  }

  if (!isOnFloor()) explain();
  else if (!hasEverything()) {
    append(document.head, 'script', '').src = self.src.replace(/gate(?=\.js$)/, 'fallbacks');
  }
})();
