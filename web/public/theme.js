/* Chooses light or dark and the language. In the head: a browser may paint the body while it waits for a script there. */
(function () {
  function kept(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  }

  /* An observer is told of the body before the browser paints it. */
  function darken(_changes, observer) {
    if (!document.body) return;
    document.body.classList.add('dark');
    observer.disconnect();
  }

  /* The desk has one choice for all tabs; without one it looks like the pages in the same tab. */
  var atTheDesk = /^\/desk(\/|$)/.test(location.pathname);
  var dark =
    (atTheDesk && kept('localStorage', 'kaktus.desk.darkMode')) ||
    kept('sessionStorage', 'darkMode');
  if (dark === 'true') {
    document.querySelector('meta[name="theme-color"]').content = '#1b2233';
    new MutationObserver(darken).observe(document.documentElement, { childList: true });
  }

  var spoken = /^(en|de|tr|uk|ar|es|pl)\b/i;
  var wanted = [kept('localStorage', 'language')]
    .concat(navigator.languages, 'en')
    .find(spoken.test, spoken);
  var page = document.documentElement;
  page.lang = wanted.slice(0, 2).toLowerCase();
  page.dir = page.lang === 'ar' ? 'rtl' : 'ltr';
})();
