/** WebKitGTK over WebDriver, on a display of its own: it has no headless mode. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../e2e/free-ports.ts';
import type { Browser, BrowserOptions, Key, Message, Tab } from './driver.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** The keys of https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = {
  ArrowDown: '\uE015',
  Enter: '\uE007',
  Escape: '\uE00C',
  F8: '\uE038',
  Shift: '\uE008',
  Tab: '\uE004',
};

type Send = (method: 'DELETE' | 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

export async function openWebKit(options: BrowserOptions): Promise<Browser> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [port] = (await freePorts(1)) as [number];
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${await firstLine(display, display.stdio[3] as Readable)}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const messages: Message[] = [];
  for (const output of [driver.stdout, driver.stderr]) {
    createInterface(output).on('line', (line) => {
      const [, message] = /CONSOLE (?:\w+ )?(?:ERROR|WARN\w*) (.*)/.exec(line) ?? [];
      // It comes by another way than answers do: perhaps after the page was left.
      if (message !== undefined) messages.push({ text: message, isOfLeaving: true });
    });
  }

  const send: Send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: { error: string; message: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  };
  const stop = async () => {
    await end(driver);
    await end(display);
  };
  await isListening(driver, port);
  const { sessionId } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/python3',
          args: [WINDOW, JSON.stringify(options)],
        },
      },
    },
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  /** The window that a session begins with; it is always there to open others from. */
  const first = (await send('GET', `${session}/window`)) as string;
  let shown: string | undefined;
  /** Commands go to the window that was switched to last. */
  async function show(handle: string) {
    if (handle !== shown) await send('POST', `${session}/window`, { handle });
    shown = handle;
  }

  return {
    messages,
    async openTab() {
      await show(first);
      const { handle } = (await send('POST', `${session}/window/new`, { type: 'tab' })) as {
        handle: string;
      };
      return tabOf(
        () => show(handle),
        (method, path, body) => send(method, session + path, body),
      );
    },
    async close() {
      await send('DELETE', session);
      await stop();
    },
  };
}

function tabOf(show: () => Promise<void>, send: Send): Tab {
  const sendHere: Send = async (method, path, body) => {
    await show();
    return send(method, path, body);
  };
  const act = (type: string, actions: object[]) =>
    sendHere('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const keyDown = (value: string) => ({ type: 'keyDown', value });
  const keyUp = (value: string) => ({ type: 'keyUp', value });

  return {
    async goTo(url) {
      await sendHere('POST', '/url', { url });
    },
    async reload() {
      await sendHere('POST', '/refresh');
    },
    async define(script) {
      await sendHere('POST', '/execute/sync', { script, args: [] });
    },
    // Waits for what a promise brings, too. `execute/async` does the same, but at times its response never comes.
    async evaluate(run, ...args) {
      const script = `return (${run})(...arguments);`;
      return (await sendHere('POST', '/execute/sync', { script, args })) as never;
    },
    show,
    async clickAt(x, y) {
      await act('pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async press(...keys) {
      const values = keys.map((key) => KEYS[key]);
      await act('key', [...values.map(keyDown), ...values.toReversed().map(keyUp)]);
    },
    async type(text) {
      await act(
        'key',
        [...text].flatMap((character) => [keyDown(character), keyUp(character)]),
      );
    },
    async close() {
      await sendHere('DELETE', '/window');
    },
  };
}

async function firstLine(program: ChildProcess, output: Readable): Promise<string> {
  const [line] = await Promise.race([
    once(createInterface(output), 'line'),
    once(program, 'exit').then(([code]) => {
      throw new Error(`${program.spawnfile} ended with ${code}.`);
    }),
  ]);
  return line;
}

/** Waits until the driver answers. */
async function isListening(driver: ChildProcess, port: number): Promise<void> {
  const answers = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    return response?.ok;
  };
  while (!(await answers())) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    await setTimeout(20);
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
