/* Chooses light or dark and the language before the first paint; a module would run too late. */
(function () {
  function kept(storage, key) {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  }

  if (kept('sessionStorage', 'darkMode') === 'true') {
    document.body.classList.add('dark');
    document.querySelector('meta[name="theme-color"]').content = '#1b2233';
  }

  var language = kept('localStorage', 'language');
  if (language !== 'de' && language !== 'en') {
    language = /^de\b/i.test(navigator.language) ? 'de' : 'en';
  }
  document.documentElement.lang = language;
})();
