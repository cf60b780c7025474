/* Opens what was wanted as soon as the connection is back, or the library answers again. */
function goOn() {
  // Nobody wants to open this page itself.
  if (window.location.pathname === '/offline.html') window.location.replace('/');
  else window.location.reload();
}

window.addEventListener('online', goOn);
window.setInterval(function () {
  if (!navigator.onLine) return;
  fetch('/healthz', { cache: 'no-store' }).then(
    function (answer) {
      if (answer.ok) goOn();
    },
    function () {},
  );
}, 5000);
