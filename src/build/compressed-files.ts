import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
/** Pages under a second address, for hosts that know no compressed files either. */
const SECOND_COPY = /[/\\]index\.html$/;
/** Named after its content: sent often and compressed once. */
const HASHED = /^assets[/\\]/;

/** The slowest quality pays for what is kept for ever; ten times as fast, pages become a twelfth larger. */
const QUALITY = { hashed: constants.BROTLI_MAX_QUALITY, others: 5 };

/**
 * Writes text files a second and a third time as `.br` and `.gz`, which nginx and Apache send in their place: better
 * and cheaper than compressing each response.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'vernissage:compressed-files',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'single',
    writeBundle: {
      order: 'post',
      // Others write files here too, such as the worker.
      sequential: true,
      async handler({ dir: directory = 'dist' }) {
        await compressFolder(directory);
      },
    },
  };
}

/** Compresses the text files of a folder; where that makes a file no smaller, there is none. */
export async function compressFolder(directory: string): Promise<void> {
  const paths = await readdir(directory, { recursive: true });
  const texts = paths.filter((path) => TEXT.test(path) && !SECOND_COPY.test(path));
  await Promise.all(texts.map((path) => compressFile(directory, path)));
}

async function compressFile(directory: string, path: string): Promise<void> {
  const content = await readFile(join(directory, path));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: HASHED.test(path) ? QUALITY.hashed : QUALITY.others,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  for (const [extension, compressed] of Object.entries({ br, gz })) {
    if (compressed.byteLength >= content.byteLength) continue;
    await writeFile(join(directory, `${path}.${extension}`), compressed);
  }
}
