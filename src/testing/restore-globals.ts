/**
 * Notes what a test file may change for the next one of its worker: channels between tabs that stay open, timers,
 * listeners on the window, and the page. Libraries are kept from file to file,
 * and so is what they listen to on the document.
 *
 * @returns What ends, removes or puts back all of it.
 */
export function noteGlobals(): () => void {
  const restore = [noteChannels(), noteTimers()];
  if ('document' in globalThis) restore.push(noteListeners(), noteStorage(), notePage());
  return () => {
    for (const step of restore) step();
  };
}

function noteChannels() {
  const Original = globalThis.BroadcastChannel;
  const opened: BroadcastChannel[] = [];
  globalThis.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
  return () => {
    for (const channel of opened) channel.close();
    globalThis.BroadcastChannel = Original;
  };
}

/** A mock of a faked timer brings the fake back where it is restored after it. */
function noteTimers() {
  const { setTimeout, clearTimeout, setInterval, clearInterval, Date } = globalThis;
  return () =>
    void Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval, Date });
}

function noteListeners() {
  const { addEventListener } = globalThis;
  const added: Parameters<typeof addEventListener>[] = [];
  globalThis.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    addEventListener(...listener);
  };
  return () => {
    for (const listener of added) removeEventListener(...listener);
    globalThis.addEventListener = addEventListener;
  };
}

/** Notes the methods of Storage, which a demo replaces, and the address. @returns What empties and puts back both. */
export function noteStorage(): () => void {
  if (!('document' in globalThis)) return () => {};
  // A test may have put something else in their place.
  const { localStorage, sessionStorage } = globalThis;
  const path = location.pathname;
  const methods = Object.getOwnPropertyDescriptors(Storage.prototype);
  return () => {
    Object.defineProperties(Storage.prototype, methods);
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', path);
  };
}

function notePage() {
  return () => {
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
  };
}
