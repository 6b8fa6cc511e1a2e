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

/** What the documentation says to change for a site under `/demo/`: a line in the place of another, and lines to add. */
const SUB_PATH: Readonly<Record<Program, { line: string; changed: string; added: string }>> = {
  nginx: {
    line: 'error_page 404 /404.html;',
    changed: 'error_page 404 /demo/404.html;',
    added: 'rewrite ^/demo$ /demo/ permanent;',
  },
  apache: {
    line: 'ErrorDocument 404 /404.html',
    changed: 'ErrorDocument 404 /demo/404.html',
    added: '',
  },
};

/**
 * Changes the text for a site at a base as the documentation says.
 * @throws where the documentation does not say it
 */
export function forSubPath(program: Program, base: string): (text: string) => string {
  if (base === '/') return (text) => text;
  const { line, changed, added } = SUB_PATH[program];
  for (const said of [changed, added]) {
    if (!page.includes(said)) throw new Error(`${path} does not say: ${said}`);
  }
  return (text) => {
    if (!text.includes(line)) throw new Error(`The text for ${program} does not say: ${line}`);
    return `${text.replace(line, changed)}\n${added}\n`.replaceAll('/demo', base.slice(0, -1));
  };
}
