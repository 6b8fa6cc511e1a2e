import { build, type InlineConfig, type Rolldown } from 'vite';
import { brandValues } from './brand-values.ts';

/** Bundles a script that cannot import: that of a service worker, or one inside a page. @returns its code */
export async function bundleScript(
  entry: string,
  { base, define }: Pick<InlineConfig, 'base' | 'define'> = {},
): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [brandValues()],
    ...(base && { base }),
    ...(define && { define }),
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
