import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { minifySync, type Plugin } from 'vite';

/** Where the entry points stand. */
export const KITS = 'src/testing/kits';

/** What may be imported: `vernissage/contract`. */
export const ENTRIES = ['contract', 'backend', 'node', 'browser', 'playwright'] as const;

const tsc = 'node_modules/@typescript/native/bin/tsc';

/** What the package imports; all else is in it. */
const EXTERNAL = ['zod', 'msw', '@playwright/test'] as const;

export const isExternal = (id: string): boolean =>
  id.startsWith('node:') || EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`));

type Manifest = Record<'name' | 'version' | 'description' | 'license' | 'type', string> &
  Record<'engines' | 'dependencies' | 'devDependencies', Readonly<Record<string, string>>>;

/** Adds declarations and a package.json to the code of the kits, and packs them. */
export function packKits(): Plugin {
  let folder = '';
  return {
    name: 'vernissage:pack-kits',
    configResolved({ build }) {
      folder = build.outDir;
    },
    // Who debugs looks into the kits, not into the libraries, which are half of the package.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.moduleIds.every((id) => id.includes('node_modules'))) {
          file.code = minifySync(file.fileName, file.code, { module: true }).code;
          delete bundle[`${file.fileName}.map`];
        }
      }
    },
    closeBundle(error) {
      if (error) return;
      const declared = join(folder, 'declared');
      run(process.execPath, [tsc, '-p', 'src/build/package', '--outDir', declared]);
      const copied = new Set<string>();
      for (const name of ENTRIES) {
        copyDeclarations(`${KITS}/${name}.ts`, declared, join(folder, 'types'), copied);
      }
      rmSync(declared, { recursive: true });
      cpSync('LICENSE', join(folder, 'LICENSE'));
      cpSync(`${KITS}/README.md`, join(folder, 'README.md'));
      const text = JSON.stringify(packageOf(), null, 2);
      writeFileSync(join(folder, 'package.json'), `${text}\n`);
      run('npm', ['pack', folder, '--silent', '--pack-destination', '.']);
    },
  };
}

const run = (program: string, options: readonly string[]) =>
  execFileSync(program, options, { stdio: 'inherit', shell: process.platform === 'win32' });

/** Copies the declarations of a module and of all that they import, by relative paths that every TypeScript resolves. */
function copyDeclarations(module: string, from: string, to: string, copied: Set<string>): void {
  if (copied.has(module)) return;
  copied.add(module);
  const file = module.replace(/\.tsx?$/, '.d.ts');
  const text = readFileSync(join(from, file), 'utf8').replace(
    /(?<=(?:from|import) ?\(?['"])(#|\.\.?\/)([^'"]+\.tsx?)(?=['"])/g,
    (_, start: string, path: string) => {
      const target = start === '#' ? path : join(dirname(module), start + path);
      copyDeclarations(target, from, to, copied);
      const own = relative(dirname(module), target).replace(/\.tsx?$/, '.js');
      return own.startsWith('.') ? own : `./${own}`;
    },
  );
  mkdirSync(dirname(join(to, file)), { recursive: true });
  writeFileSync(join(to, file), text);
}

function packageOf() {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const { name, version, description, license, type, engines } = manifest;
  const versions = { ...manifest.dependencies, ...manifest.devDependencies };
  const [zod, ...peers] = EXTERNAL.map((dependency) => [dependency, versions[dependency]] as const);
  return {
    name,
    version,
    description: `${description}: its backend, states and test kits`,
    license,
    type,
    engines,
    bin: './cli.js',
    exports: Object.fromEntries(
      ENTRIES.map((entry) => [
        `./${entry}`,
        { types: `./types/${KITS}/${entry}.d.ts`, default: `./${entry}.js` },
      ]),
    ),
    dependencies: Object.fromEntries([zod!]),
    peerDependencies: Object.fromEntries(peers),
    peerDependenciesMeta: Object.fromEntries(peers.map(([peer]) => [peer, { optional: true }])),
  };
}
