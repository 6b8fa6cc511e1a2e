import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillScreen, keepAwake } from './hold-screen.ts';

const request = vi.fn<() => Promise<void>>(async () => {});

beforeEach(() => request.mockClear());
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'hidden');
});

const set = (name: string, value: unknown) =>
  Object.defineProperty(document, name, { value, configurable: true });
const press = (type: string, key?: string) =>
  document.dispatchEvent(Object.assign(new Event(type), { key }));

test('The screen stays on from the start, and again when the page is shown again', () => {
  vi.stubGlobal('navigator', { wakeLock: { request } });
  keepAwake();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  set('hidden', true);
  press('visibilitychange');
  expect(request).toHaveBeenCalledOnce();
  set('hidden', false);
  press('visibilitychange');
  expect(request).toHaveBeenCalledTimes(2);
});

test('Without wake locks, or where one is refused, nothing happens', async () => {
  vi.stubGlobal('navigator', {});
  keepAwake();
  request.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  keepAwake();
  await Promise.resolve();
  expect(request).toHaveBeenCalledOnce();
});

test('Full screen is asked for at the first press, once, and not with Esc', () => {
  Object.assign(document.documentElement, { requestFullscreen: request });
  set('fullscreenEnabled', true);
  const onLeft = vi.fn<() => void>();
  fillScreen(onLeft);
  press('keydown', 'Escape');
  expect(request).not.toHaveBeenCalled();
  press('pointerup');
  press('pointerup');
  expect(request).toHaveBeenCalledOnce();
  set('fullscreenElement', document.documentElement);
  press('fullscreenchange');
  expect(onLeft).not.toHaveBeenCalled();
  set('fullscreenElement', null);
  press('fullscreenchange');
  expect(onLeft).toHaveBeenCalledOnce();
});

test('A frame that may not fill the screen does not ask', () => {
  Object.assign(document.documentElement, { requestFullscreen: request });
  set('fullscreenEnabled', false);
  fillScreen(() => {});
  press('pointerup');
  expect(request).not.toHaveBeenCalled();
});
