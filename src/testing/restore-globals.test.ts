import { expect, test, vi } from 'vitest';
import { noteGlobals } from './restore-globals.ts';

test('What a test file leaves behind does not reach the next one', async () => {
  const restore = noteGlobals();
  const listener = vi.fn();
  const channel = new BroadcastChannel('between-files');
  channel.addEventListener('message', listener);
  window.addEventListener('between-files', listener);
  addEventListener('between-files', listener, { capture: true });
  localStorage.setItem('left', 'behind');
  Storage.prototype.getItem = () => 'of a demo';
  document.documentElement.dataset.transport = 'page';
  document.head.append(document.createElement('style'));
  document.body.append('left behind');
  history.pushState(null, '', '/artworks');
  const { setTimeout } = globalThis;
  Object.assign(globalThis, { setTimeout: listener });

  restore();
  expect(globalThis.setTimeout).toBe(setTimeout);

  const [sender, receiver] = [1, 2].map(() => new BroadcastChannel('between-files'));
  const received = new Promise((resolve) => receiver!.addEventListener('message', resolve));
  sender!.postMessage('from the next file');
  await received;
  sender!.close();
  receiver!.close();
  window.dispatchEvent(new Event('between-files'));
  expect(listener).not.toHaveBeenCalled();
  expect(localStorage.getItem('left')).toBeNull();
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(location.pathname).toBe('/');
});
