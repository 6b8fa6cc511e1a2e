/** A URL; undefined where the text is none. `URL.canParse` is newer than the oldest browsers that the build is for. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
