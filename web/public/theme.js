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

  if (kept('sessionStorage', 'darkMode') === 'true') {
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
