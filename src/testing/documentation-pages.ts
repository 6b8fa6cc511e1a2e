import { readFileSync } from 'node:fs';
import { projectFiles } from './project-files.ts';

/** Every Markdown page of the project. */
export const pages = [...projectFiles(['src', 'mocks', 'fixtures', '.github']), 'README.md']
  .filter((path) => path.endsWith('.md') && !path.includes('.results'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Of package.json. */
export const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
