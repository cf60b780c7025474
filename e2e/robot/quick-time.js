// Runs before every page of the robot's browser: waits take a fiftieth of their time, and everything that is said is noted.
// Nothing else changes: the same files are fetched, the same events come in the same order.
(() => {
  const faster = 50;
  // Waits as long as that for the hint to an idle child stay as they are: the robot never lets them end.
  const longest = 5000;
  const wait = window.setTimeout;

  const shorter = (ms = 0) => (ms < longest ? ms / faster : ms);
  for (const name of ['setTimeout', 'setInterval']) {
    const start = window[name];
    window[name] = (act, ms, ...rest) => start(act, shorter(ms), ...rest);
  }

  if (window === top) {
    // The page limits how many messages a lesson sends per second, and the lesson's seconds are shorter now.
    const now = Date.now;
    const start = now();
    Date.now = () => start + (now() - start) * faster;
    return;
  }

  /** Until the browser has drawn a frame, after which sizes are up to date: in its own time, not in the shortened one. */
  const draw = window.requestAnimationFrame;
  window.whenDrawn = () => new Promise((done) => draw(() => draw(done)));

  const soon = new MessageChannel();
  const queue = new Map();
  let number = 0;
  soon.port1.onmessage = () => {
    const due = [...queue.values()];
    queue.clear();
    due.forEach((act) => act(performance.now()));
  };
  window.requestAnimationFrame = (act) => {
    queue.set((number += 1), act);
    soon.port2.postMessage(0);
    return number;
  };
  window.cancelAnimationFrame = (id) => queue.delete(id);

  /** Files that were played, what could not be played, how many are being played now, and what was said, in order. */
  const heard = { files: new Set(), faults: [], playing: 0, started: 0, said: [] };
  window.heard = heard;
  const checks = new Map();

  // What a lesson from the device hands to a player has an address that its policy does not let it fetch.
  const blobs = new Map();
  const makeAddress = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const address = makeAddress.call(URL, blob);
    blobs.set(address, blob);
    return address;
  };

  const fetchSound = async (file) => {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    if (answer.headers.get('content-type') !== 'audio/mpeg') throw new Error('no MP3');
    return answer.blob();
  };

  const check = async (file) => {
    const { size } = blobs.get(file) ?? (await fetchSound(file));
    if (size < 500) throw new Error(`only ${size} bytes`);
  };

  // Replaces the media element: fetches the recording, and ends at once.
  window.Audio = class extends EventTarget {
    currentTime = 0;
    duration = 1;
    #over = false;
    #name = Promise.withResolvers();

    constructor(file) {
      super();
      if (file) this.src = file;
    }

    set src(file) {
      this.#name.resolve(file);
    }

    async play() {
      heard.playing += 1;
      heard.started += 1;
      const file = await this.#name.promise;
      if (!file.includes('/sounds/')) heard.said.push(file);
      try {
        if (!checks.has(file)) checks.set(file, check(file));
        await checks.get(file);
        heard.files.add(file);
      } catch (error) {
        heard.faults.push(`${file}: ${error.message}`);
      }
      heard.playing -= 1;
      this.currentTime = this.duration;
      if (!this.#over) this.dispatchEvent(new Event('ended'));
    }

    pause() {
      this.#over = true;
    }
  };

  // A German voice of the device: whatever it is asked to say has no recording.
  window.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) {
      super();
      this.text = text;
    }
  };
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [{ lang: 'de-DE', localService: true }],
      cancel: () => {},
      speak: (utterance) => {
        heard.faults.push(`no recording: ${utterance.text}`);
        wait(() => utterance.dispatchEvent(new Event('end')));
      },
    },
  });
})();
