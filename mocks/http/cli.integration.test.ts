// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { artworkForSale } from '#src/testing/pick.ts';

// Each test starts processes that compile and load the whole backend.
const TIMEOUT_MS = 60_000;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

function run(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/http/cli.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code;
  });
  return { child, ended };
}

/** Runs the command to its end. */
async function resultOf(...args: string[]) {
  const { child, ended } = run(...args);
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output, errors };
}

/** Starts a backend and waits until it answers. */
async function start(...args: string[]) {
  const { child, ended } = run('--port', '0', ...args);
  const lines: string[] = [];
  child.stdout.on('data', (chunk) => lines.push(...String(chunk).trimEnd().split('\n')));
  await Promise.race([
    once(child.stdout, 'data'),
    text(child.stderr).then((errors) => {
      throw new Error(errors);
    }),
  ]);
  const url = /http:\S+/.exec(lines[0]!)![0];
  return { child, ended, lines, url };
}

/** Adds an artwork to the cart of a user: a line for each of them, however few artworks the collection has. */
const addLine = (url: string, userId: number) =>
  fetch(`${url}/api/cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId, artworkId: artworkForSale().id, quantity: 1 }),
  });

async function linesOf(url: string, userId: number): Promise<unknown[]> {
  return (await fetch(`${url}/api/cart/${userId}`)).json();
}

test(
  'What was acknowledged is there after kill -9, in the middle of writes, and nothing is there twice',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'vernissage-'));
    const data = join(directory, 'shop.json');
    const killed = await start('--data', data);
    const second = await resultOf('--port', '0', '--data', data);
    expect(second.code).toBe(1);
    expect(second.errors).toContain(
      `${data} is in use by the process ${killed.child.pid}. Stop that one, or name another file.`,
    );

    const acknowledged: number[] = [];
    const users = Array.from({ length: 40 }, (_, index) => index + 1);
    await Promise.allSettled(
      users.map(async (userId) => {
        const { status } = await addLine(killed.url, userId);
        if (status === 201) acknowledged.push(userId);
        if (acknowledged.length === 10) killed.child.kill('SIGKILL');
      }),
    );
    await killed.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);

    const restarted = await start('--data', data);
    const carts = await Promise.all(users.map((userId) => linesOf(restarted.url, userId)));
    const kept = users.flatMap((userId, index) => carts[index]!.map(() => userId));
    expect(kept).toEqual([...new Set(kept)]);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    restarted.child.kill('SIGTERM');
    expect(await restarted.ended).toBe(0);
    await rm(directory, { recursive: true });
  },
  TIMEOUT_MS,
);

test(
  'A state begins with the backend, calls are logged, and a signal lets a call end before the backend does',
  async () => {
    const { child, ended, lines, url } = await start(
      '--scenario=full-cart',
      '--fail=GET /api/events:503',
      '--fail=POST /api/auth/login:as-is latency 300',
      '--cors=https://shop.example',
      '--log',
    );
    const cart = await fetch(`${url}/api/cart/6`, { headers: { Origin: 'https://shop.example' } });
    expect(cart.headers.get('Access-Control-Allow-Origin')).toBe('https://shop.example');
    expect(await cart.json()).toHaveLength(5);
    expect((await fetch(`${url}/api/events`)).status).toBe(503);

    const signIn = httpRequest(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
    });
    signIn.flushHeaders();
    await once(signIn, 'continue');
    child.kill('SIGINT');
    signIn.end(JSON.stringify({ username: 'demo', password: 'demo1234' }));
    const [incoming] = (await once(signIn, 'response')) as [IncomingMessage];
    expect(await json(incoming)).toMatchObject({ user: { username: 'demo' } });
    expect(await ended).toBe(0);
    expect(lines.map((line) => line.replace(/\d+ ms$/, 'ms'))).toEqual([
      `The backend answers on ${url}`,
      'GET /api/cart/6 200 ms',
      'GET /api/events 503 ms',
      'POST /api/auth/login 200 ms',
    ]);
  },
  TIMEOUT_MS,
);

test(
  'A backend ends with the shell in which npm runs it',
  async () => {
    const shell = spawn(
      'sh',
      ['-c', `${process.execPath} --import tsx mocks/http/cli.ts --port 0; :`],
      {
        env: { ...process.env, npm_lifecycle_event: 'backend' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [greeting] = await once(shell.stdout, 'data');
    shell.kill();
    // The pipe closes with the last process that has it.
    await once(shell.stdout.resume(), 'close');
    const url = /http:\S+/.exec(String(greeting))![0];
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
  },
  TIMEOUT_MS,
);

test(
  'A port that is taken and an option that does not exist end the command with words',
  async () => {
    const { url } = await start();
    const { port } = new URL(url);
    const taken = await resultOf('--port', port);
    expect(taken).toEqual({
      code: 1,
      output: '',
      errors: `Port ${port} is taken. Stop what uses it, or choose another one: npm run backend -- --port ${Number(port) + 1}\n`,
    });
    expect(await resultOf('--prot', '1')).toEqual({
      code: 2,
      output: '',
      errors: "Unknown option '--prot'.\nnpm run backend -- --help lists the options.\n",
    });
    expect((await resultOf('--help')).output).toContain('--data FILE');
  },
  TIMEOUT_MS,
);
