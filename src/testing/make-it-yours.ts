import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from './documentation-pages.ts';
import type { ProjectCopy } from './project-copy.ts';

const BRAND_FILE = 'src/copy/brand.ts';
const PAGE = 'src/copy/README.md';
const HEADING = '## Make it yours\n';

/** The steps of "Make it yours" in src/copy/README.md: fields of the brand and commands, in the order of the page. */
function stepsOfPage(): { language: string; lines: readonly string[] }[] {
  const { text } = pages.find(({ path }) => path === PAGE)!;
  const [section = ''] = text.split(HEADING)[1]?.split(/^## /m) ?? [];
  return [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, block]) => ({
    language: language!,
    lines: block!.trim().split('\n'),
  }));
}

/**
 * Makes a copy of the project another shop by the steps of that page, its last command among them.
 * @throws Error where a line is neither a field of the brand nor a command that succeeds
 */
export async function makeItYours(project: ProjectCopy): Promise<void> {
  for (const { language, lines } of stepsOfPage()) {
    if (language === 'ts') writeFields(join(project.folder, BRAND_FILE), lines);
    else for (const command of lines) await project.run(command);
  }
}

/** Writes each line over the one with the same field. */
function writeFields(file: string, lines: readonly string[]): void {
  let text = readFileSync(file, 'utf8');
  for (const line of lines) {
    const field = new RegExp(`^  ${line.split(':')[0]}: .*$`, 'm');
    if (!field.test(text)) throw new Error(`${BRAND_FILE} has no field for "${line}".`);
    text = text.replace(field, () => `  ${line}`);
  }
  writeFileSync(file, text);
}
