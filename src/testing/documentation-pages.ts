import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every Markdown page of the project. */
export const pages = ['src', 'mocks', 'fixtures', '.github']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .concat('README.md')
  .filter((path) => path.endsWith('.md') && !path.includes('.results'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Of package.json. */
export const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
