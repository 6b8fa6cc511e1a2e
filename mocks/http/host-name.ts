/** Whether a name always leads to this computer, so that no page of another one can have it. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** The name in a Host header, without its port and in small letters; undefined where it is no host. */
export function hostNameOf(host: string): string | undefined {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
