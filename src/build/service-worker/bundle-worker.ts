import { build, type Rolldown } from 'vite';

/** Bundles the script of a service worker: one file without imports. @returns its code */
export async function bundleWorker(
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'site' },
    },
  });
  const [output] = outputs as Rolldown.RolldownOutput[];
  if (!output) throw new Error(`${entry} was not built.`);
  return output.output[0].code;
}
