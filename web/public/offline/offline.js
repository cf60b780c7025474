/* Opens the page as soon as the connection is back, or the library answers again. */
window.addEventListener('online', function () {
  window.location.reload();
});
window.setInterval(function () {
  if (!navigator.onLine) return;
  fetch('/healthz', { cache: 'no-store' }).then(
    function (answer) {
      if (answer.ok) window.location.reload();
    },
    function () {},
  );
}, 5000);
