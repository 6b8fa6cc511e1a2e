import { beforeEach, expect, test, vi } from 'vitest';

// This copy of the site lives at /demo/, and another one, whose worker is there already, at the root.
vi.stubEnv('BASE_URL', '/demo/');
const stopKeepingPictures = vi.hoisted(() => vi.fn());
vi.mock('./offline-pictures.ts', () => ({ stopKeepingPictures }));
const { acceptUpdate, confirmServing, ownRegistration, precache, takeControl } =
  await import('./worker-control.ts');
const { isControlled } = await import('./site-worker.ts');

const rootWorker = { scriptURL: 'http://localhost:3000/mockServiceWorker.js' };
const rootRegistration = { scope: 'http://localhost:3000/', active: rootWorker };

/** A worker of this copy, which changes its state when it is told to. */
class OwnWorker extends EventTarget {
  readonly scriptURL = 'http://localhost:3000/demo/mockServiceWorker.js';
  state: ServiceWorkerState = 'installed';
  readonly postMessage = vi.fn();
}

class OwnRegistration extends EventTarget {
  readonly scope = 'http://localhost:3000/demo/';
  installing: OwnWorker | null = new OwnWorker();
  waiting: OwnWorker | null = null;
  active: OwnWorker | null = null;
  readonly update = async () => {};

  activate() {
    this.active = this.installing;
    this.installing = null;
    this.active?.dispatchEvent(new Event('statechange'));
  }

  findUpdate() {
    this.installing = new OwnWorker();
    this.dispatchEvent(new Event('updatefound'));
  }

  fail() {
    const failed = this.installing;
    this.installing = null;
    failed?.dispatchEvent(new Event('statechange'));
  }
}

class Workers extends EventTarget {
  controller: { scriptURL: string } = rootWorker;
  readonly ready = Promise.resolve(rootRegistration);
  readonly registration = new OwnRegistration();
  registered = false;

  async register() {
    this.registered = true;
    return this.registration;
  }

  async getRegistration() {
    return this.registered ? this.registration : rootRegistration;
  }
}

let workers: Workers;

beforeEach(() => {
  vi.clearAllMocks();
  workers = new Workers();
  vi.stubGlobal('navigator', { serviceWorker: workers });
});

test('The registration of a site above is not this site’s own', async () => {
  expect(await ownRegistration()).toBeUndefined();
  await workers.register();
  expect(await ownRegistration()).toBe(workers.registration);
});

test('The page is controlled once this site’s own worker controls it, not while that of a site above does', async () => {
  const controlled = vi.fn();
  const taken = takeControl().then(controlled);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isControlled()).toBe(false);
  workers.registration.activate();
  await new Promise((resolve) => setImmediate(resolve));
  expect(controlled).not.toHaveBeenCalled();
  workers.controller = workers.registration.active!;
  workers.dispatchEvent(new Event('controllerchange'));
  await taken;
  expect(controlled).toHaveBeenCalledOnce();
  expect(isControlled()).toBe(true);
});

test('A worker that cannot be installed rejects at once', async () => {
  const taken = takeControl();
  await new Promise((resolve) => setImmediate(resolve));
  workers.registration.fail();
  await expect(taken).rejects.toThrow('The worker could not be installed.');
});

async function becomeControlledBy(worker: OwnWorker) {
  workers.controller = worker;
  await takeControl();
}

test('The first worker lets pictures be kept; one of a newer build ends it as soon as it is found', async () => {
  workers.registration.activate();
  await becomeControlledBy(workers.registration.active!);
  expect(stopKeepingPictures).not.toHaveBeenCalled();
  workers.registration.findUpdate();
  expect(stopKeepingPictures).toHaveBeenCalled();
});

test.each(['installing', 'waiting'] as const)(
  'No picture is kept for a visit that finds a newer worker %s',
  async (state) => {
    workers.registration.activate();
    workers.registration[state] = new OwnWorker();
    await becomeControlledBy(workers.registration.active!);
    expect(stopKeepingPictures).toHaveBeenCalled();
  },
);

test('The page confirms that it answers calls to its own worker only', () => {
  confirmServing();
  const ask = (source: object) => {
    const reply = vi.fn();
    const question = new MessageEvent('message', { data: { type: 'ARE_YOU_SERVING' } });
    Object.defineProperty(question, 'source', { value: source });
    Object.defineProperty(question, 'ports', { value: [{ postMessage: reply }] });
    workers.dispatchEvent(question);
    return reply.mock.calls;
  };
  expect(ask(rootWorker)).toEqual([]);
  expect(ask(new OwnWorker())).toEqual([[true]]);
});

test('Once the visitor has removed the site, no worker is asked to cache its files', async () => {
  await workers.register();
  workers.registration.activate();
  const postMessage = vi.fn();
  Object.assign(workers.registration.active!, { postMessage });
  workers.registered = false;
  expect(await precache()).toBe(false);
  expect(postMessage).not.toHaveBeenCalled();
});

test('A page whose site is removed while the worker is being installed has none in the end, and installs no other', async () => {
  vi.resetModules();
  const control = await import('./worker-control.ts');
  let install = () => {};
  const installed = new Promise<void>((resolve) => (install = resolve));
  const unregister = vi.fn(async () => {
    workers.registered = false;
    return true;
  });
  Object.assign(workers.registration, { unregister });
  const register = vi.spyOn(workers, 'register').mockImplementation(async () => {
    await installed;
    workers.registered = true;
    return workers.registration;
  });
  void control.takeControl().catch(() => undefined);
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
  const removed = control.removeWorker();
  expect(unregister).not.toHaveBeenCalled();
  install();
  await removed;
  expect(workers.registered).toBe(false);
  expect(unregister).toHaveBeenCalledOnce();

  await expect(control.takeControl()).rejects.toThrow('The site was removed from this browser.');
  expect(register).toHaveBeenCalledOnce();
});

test('A worker that waits is told once; an empty worker comes and goes every second until it is activated', async () => {
  vi.useFakeTimers();
  const start = vi.fn(function (_script: URL) {});
  vi.stubGlobal('Worker', start);
  await workers.register();
  const waiting = new OwnWorker();
  workers.registration.waiting = waiting;
  await acceptUpdate();
  expect(waiting.postMessage.mock.calls).toEqual([['ACTIVATE']]);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(start).toHaveBeenCalledTimes(2);
  expect(start.mock.lastCall![0].pathname).toMatch(/\/empty-worker\.ts$/);
  waiting.state = 'activating';
  vi.advanceTimersByTime(2_000);
  expect(start).toHaveBeenCalledTimes(2);
  expect(waiting.postMessage).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
