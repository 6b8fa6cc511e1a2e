import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Served {
  url: string;
  stop(): Promise<void>;
}

/** Serves the backend over HTTP on a free port, in the place of a real server. */
export function startBackend(): Promise<Served> {
  return serve(['--import', 'tsx', 'mocks/http/cli.ts', '--port', '0']);
}

/** Serves a built site with `vite preview` on a free port, which passes its calls, and other paths, on to `proxy`. */
export function previewSite(directory: string, proxy: string, proxyPaths = ''): Promise<Served> {
  const args = ['preview', '--outDir', directory, '--port', '0'];
  return serve(['node_modules/vite/bin/vite.js', ...args], {
    API_PROXY: proxy,
    API_PROXY_PATHS: proxyPaths,
  });
}

/** Runs a server that prints its address when it can be called. */
async function serve(args: string[], env: Record<string, string> = {}): Promise<Served> {
  const child = spawn(process.execPath, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const [url] = /http:\/\/[^\s]+/.exec(String(chunk)) ?? [];
    if (!url) continue;
    return {
      url,
      async stop() {
        child.kill();
        await ended;
      },
    };
  }
  throw new Error(`${args.join(' ')} has ended.`);
}
