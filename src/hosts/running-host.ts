import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server program that serves files. */
export interface RunningHost {
  /** With a slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

interface Program {
  /** Where programs like this one are. */
  command: string;
  /** Its arguments. */
  args: (folder: string, port: number) => readonly string[];
  /** Its configuration, which goes into a file `config` of an empty folder of its own. */
  config: (folder: string, port: number) => string;
}

const POLL_MS = 20;
const ATTEMPTS = 5;

/** Starts a server program. @throws what it says where it ends instead */
export async function startProgram(program: Program): Promise<RunningHost> {
  let problem = '';
  // Another program may take a free port before this one does.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'host-'));
    // A server that is started by root serves files as somebody else.
    chmodSync(folder, 0o755);
    const port = await freePort();
    writeFileSync(join(folder, 'config'), program.config(folder, port));
    const child = spawn(program.command, program.args(folder, port), {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (text) => (complaint += text));
    const ended = once(child, 'exit');
    const started = await Promise.race([
      isListening(child, port),
      ended.then(
        () => false,
        () => false,
      ),
    ]);
    const stop = async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    };
    if (started) return { origin: `http://127.0.0.1:${port}/`, stop };
    problem = complaint;
    rmSync(folder, { recursive: true });
    if (!/in use/.test(complaint)) break;
  }
  throw new Error(`${program.command} has ended: ${problem}`);
}

async function isListening(child: ChildProcess, port: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return true;
    await wait(POLL_MS);
  }
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
