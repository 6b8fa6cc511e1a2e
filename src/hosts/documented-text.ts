import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../build/README.md', import.meta.url));
const page = readFileSync(path, 'utf8');

type Program = 'nginx' | 'apache';

/**
 * The text for a host, as the documentation gives it.
 * @throws where the page has not exactly one such block
 */
export function documentedText(program: Program): string {
  const blocks = page.matchAll(new RegExp(`^\`\`\`${program}\n(.*?)^\`\`\`$`, 'gms'));
  const [text, ...others] = [...blocks].map(([, block]) => block!);
  if (text === undefined || others.length > 0) throw new Error(`${path}: one block of ${program}.`);
  return text;
}

/** What the documentation says to change for a site under `/demo/`: lines in the place of others, and lines to add. */
const SUB_PATH: Readonly<Record<Program, { replaced: Record<string, string>; added: string }>> = {
  nginx: {
    replaced: { 'error_page 404 /404.html;': 'error_page 404 /demo/404.html;' },
    added: 'rewrite ^/demo$ /demo/ permanent;',
  },
  apache: {
    replaced: { 'ErrorDocument 404 /404.html': 'ErrorDocument 404 /demo/404.html' },
    added: '',
  },
};

/**
 * Changes the text for a site at a base as the documentation says.
 * @throws where the documentation does not say it
 */
export function forSubPath(program: Program, base: '/' | '/demo/'): (text: string) => string {
  if (base === '/') return (text) => text;
  const { replaced, added } = SUB_PATH[program];
  for (const line of [...Object.values(replaced), added]) {
    if (!page.includes(line)) throw new Error(`${path} does not say: ${line}`);
  }
  return (text) => {
    let changed = text;
    for (const [line, other] of Object.entries(replaced)) {
      if (!changed.includes(line)) throw new Error(`The text for ${program} has no line: ${line}`);
      changed = changed.replace(line, other);
    }
    return `${changed}\n${added}\n`;
  };
}
