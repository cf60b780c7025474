/* Opens the page as soon as the connection is back. */
window.addEventListener('online', function () {
  window.location.reload();
});
