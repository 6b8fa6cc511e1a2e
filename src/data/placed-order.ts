import { nameForSite, PLACED_ORDER_KEY } from '#src/contract/site-names.ts';
import { readStored, writeStored } from './stored-json.ts';

/**
 * Where the lines of a placed order are remembered: `browser` until their cart is cleared, so that no tab orders them
 * again; `tab` until this tab has cleared it and said so, which a reload may interrupt.
 */
const records = {
  browser: { storage: 'localStorage', key: PLACED_ORDER_KEY },
  tab: { storage: 'sessionStorage', key: nameForSite('order-attempt') },
} as const;
export type Holder = keyof typeof records;

/** Used when storage is blocked or full: the record then lasts as long as the page. */
const inMemory: Partial<Record<Holder, string>> = {};

/** The ordered lines of the cart, as text. */
export function readPlaced(holder: Holder): string | undefined {
  const { storage, key } = records[holder];
  return inMemory[holder] ?? readStored(storage, key, contentsOf);
}

export function storePlaced(holder: Holder, contents: string | undefined): void {
  const { storage, key } = records[holder];
  delete inMemory[holder];
  if (writeStored(storage, key, contents && { contents }) || contents === undefined) return;
  inMemory[holder] = contents;
}

function contentsOf({ contents }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof contents === 'string' ? contents : undefined;
}
