/**
 * Whether a text matches a pattern in which `*` is any characters, slashes too. Without a regular expression: patterns
 * come from outside, and one of many stars would keep an expression busy for hours.
 */
export function matchesStars(pattern: string, text: string): boolean {
  const [start = '', ...parts] = pattern.split('*');
  const end = parts.pop();
  if (end === undefined) return text === pattern;
  if (!text.startsWith(start)) return false;
  let from = start.length;
  for (const part of parts) {
    const found = text.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return from + end.length <= text.length && text.endsWith(end);
}
