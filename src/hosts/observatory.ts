/**
 * The rules by which the HTTP Observatory of Mozilla judges a page: github.com/mdn/mdn-http-observatory, `src/grader/charts.js`
 * and `src/analyzer/tests`, as of August 2026. What only the owner of a domain decides, such as the redirection to HTTPS, is left
 * out; it costs nothing where the host redirects.
 */

/** From 90 without extras on, extras count. */
const MINIMUM_FOR_EXTRAS = 90;

/** The least score of each grade, the best first. */
const GRADES: readonly (readonly [least: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

const SIX_MONTHS = 15_768_000;
const PRIVATE_REFERRERS = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);
const BROAD = new Set(['*', 'http:', 'https:', 'ftp:', 'data:', 'blob:', 'http://*', 'https://*']);

type Policy = ReadonlyMap<string, readonly string[]>;

export interface Judgement {
  grade: string;
  score: number;
  /** What each test adds or takes away. */
  tests: Record<string, number>;
}

/** Judges the response to a page. */
export function judge(headers: Headers, html: string): Judgement {
  const header = parsePolicy(headers.get('content-security-policy') ?? '');
  const tag = parsePolicy(
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '',
  );
  const tests = {
    'content-security-policy': policyPoints(header, tag),
    cookies: headers.has('set-cookie') ? -20 : 0,
    'cross-origin-resource-sharing': headers.has('access-control-allow-credentials') ? -50 : 0,
    'referrer-policy': referrerPoints(headers.get('referrer-policy')),
    'strict-transport-security': transportPoints(headers.get('strict-transport-security')),
    'subresource-integrity': integrityPoints(html),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(headers.get('x-frame-options'), header),
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(
      headers.get('cross-origin-resource-policy') ?? '',
    )
      ? 10
      : 0,
    'cross-origin-embedder-policy': /^(require-corp|credentialless)$/.test(
      headers.get('cross-origin-embedder-policy') ?? '',
    )
      ? 10
      : 0,
    'cross-origin-opener-policy': /^(same-origin(-allow-popups)?|noopener-allow-popups)$/.test(
      headers.get('cross-origin-opener-policy') ?? '',
    )
      ? 10
      : 0,
  };
  const points = Object.values(tests);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const plain = 100 + sum(points.filter((value) => value < 0));
  const extras = plain >= MINIMUM_FOR_EXTRAS ? sum(points.filter((value) => value > 0)) : 0;
  const score = Math.max(0, plain + extras);
  const [, grade] = GRADES.find(([least]) => score >= least)!;
  return { grade, score, tests };
}

/** @throws where a directive comes twice, which makes a policy invalid */
function parsePolicy(text: string): Policy {
  const directives = new Map<string, string[]>();
  for (const part of text.split(';').map((directive) => directive.trim())) {
    if (part === '') continue;
    const [name = '', ...sources] = part.split(/\s+/);
    if (directives.has(name)) throw new Error(`${name} comes twice in ${text}`);
    directives.set(name, sources);
  }
  return directives;
}

function policyPoints(...policies: Policy[]): number {
  if (policies.every(({ size }) => size === 0)) return -25;
  const own = (name: string) => policies.find((policy) => policy.has(name))?.get(name);
  const sourcesOf = (name: string) => own(name) ?? own('default-src') ?? ['*'];
  const scripts = unhashed(sourcesOf('script-src'));
  const isBroad = (source: string) => BROAD.has(source);
  if (scripts.some((source) => isBroad(source) || source === "'unsafe-inline'")) return -20;
  if (sourcesOf('object-src').some(isBroad)) return -20;
  if ([...scripts, ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10;
  const styles = unhashed(sourcesOf('style-src'));
  if (styles.some((source) => isBroad(source) || source === "'unsafe-inline'")) return 0;
  return own('default-src')?.join() === "'none'" ? 10 : 5;
}

/** Beside a hash or a nonce, browsers ignore 'unsafe-inline'. */
function unhashed(sources: readonly string[]): readonly string[] {
  const hasHash = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
  return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function referrerPoints(value: string | null): number {
  if (value === null) return 0;
  return PRIVATE_REFERRERS.has(value) ? 5 : -5;
}

function transportPoints(value: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= SIX_MONTHS ? 0 : -10;
}

function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  const elsewhere = scripts.filter(([, src]) => /^(https?:)?\/\//.test(src!));
  if (elsewhere.some(([tag]) => !tag.includes('integrity='))) return -5;
  return scripts.some(([tag]) => tag.includes('integrity=')) ? 5 : 0;
}

function framePoints(value: string | null, header: Policy): number {
  if (header.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(value ?? '') ? 5 : -20;
}
