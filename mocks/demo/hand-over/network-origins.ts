import * as z from 'zod/mini';
import { parseUrl } from '../parse-url.ts';

const Addresses = z.array(z.string());

/** Whether a host name is this computer's for itself alone. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);

/** The origin that somebody typed, with or without its protocol; undefined where no other device reaches it. */
export function reachableOrigin(address: string): string | undefined {
  const typed = address.trim();
  const url = parseUrl(/^https?:/i.test(typed) ? typed : `http://${typed}`);
  return url && !isLoopback(url.hostname) ? url.origin : undefined;
}

/** Where devices in the same network reach this page; none where its server does not know. */
export async function networkOrigins(): Promise<readonly string[]> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}network.json`, { cache: 'no-store' });
    const addresses = z.parse(Addresses, await response.json());
    const urls = addresses.flatMap((address) => parseUrl(address) ?? []);
    const reachable = urls.filter(({ protocol }) => /^https?:$/.test(protocol));
    return [...new Set(reachable.map(({ origin }) => origin))];
  } catch {
    // A host has no such file, and may send a page in its place.
    return [];
  }
}
