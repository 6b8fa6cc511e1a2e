import { matchesStars } from '#src/lib/star-pattern.ts';

/** How a host reads a `_headers` file. */
interface HeaderRule {
  pattern: string;
  /** Name and value of each header; without a value, one that earlier rules have set is taken away. */
  headers: readonly { name: string; value?: string }[];
}

/**
 * Reads a `_headers` file. @throws at a line that is neither an address, a header nor a comment
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: { name: string; value?: string }[] }[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ pattern: line, headers: [] });
      continue;
    }
    const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    const [, detached] = /^! ([\w-]+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !(name ?? detached)) throw new Error(`A host cannot read: ${line}`);
    rule.headers.push(detached ? { name: detached } : { name: name!, value: value! });
  }
  return rules;
}

/**
 * The headers of an address as Cloudflare Pages sends them: every rule counts that matches, values of the same name are joined
 * by a comma, and `! name` takes away what earlier rules have set.
 */
export function headersOnCloudflare(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const { name, value } of matching(rules, path)) {
    if (value === undefined) headers.delete(name);
    else headers.append(name, value);
  }
  return headers;
}

/**
 * The headers as Netlify sends them: every rule counts that matches, the last value of a name wins, and lines without a
 * colon are ignored.
 */
export function headersOnNetlify(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const { name, value } of matching(rules, path)) {
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

function matching(rules: readonly HeaderRule[], path: string): HeaderRule['headers'] {
  return rules
    .filter(({ pattern }) => matchesStars(pattern, path))
    .flatMap(({ headers }) => headers);
}
