import { DEMO_STATE_KEY, RECENTLY_VIEWED_KEY } from '#src/site/storage-names.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import { type Id, isSameId } from '#src/domain/id.ts';
import { readStored, writeStored } from './stored-json.ts';

/** What a small picture with its label needs: no call is made for it. */
export type ViewedWork = Pick<
  Artwork,
  'id' | 'title' | 'medium' | 'image' | 'price' | 'dimensions'
>;

const MAX_WORKS = 9;
const MAX_TEXT = 10_000;

/** The works that the visitor has looked at in this browser, the latest first. */
export function viewedWorks(): readonly ViewedWork[] {
  const { storage, state } = place();
  const read = ({ works, state: storedState }: Readonly<Record<string, unknown>>) =>
    storedState === state && Array.isArray(works) ? works.map(workOf).filter(isWork) : undefined;
  return readStored(storage, RECENTLY_VIEWED_KEY, read) ?? [];
}

/** Puts a work first. */
export function noteView(work: ViewedWork): void {
  const others = viewedWorks().filter(({ id }) => !isSameId(id, work.id));
  const works = [workOf(work), ...others].slice(0, MAX_WORKS);
  const { storage, state } = place();
  writeStored(storage, RECENTLY_VIEWED_KEY, { works, state });
}

/** A demo state may have other works under the same ids: they stay in the tab, and end with the state. */
function place(): { storage: 'localStorage' | 'sessionStorage'; state: string } {
  try {
    const state = sessionStorage.getItem(DEMO_STATE_KEY);
    if (state !== null) return { storage: 'sessionStorage', state };
  } catch {
    // Storage is blocked: nothing is kept.
  }
  return { storage: 'localStorage', state: '' };
}

/** The fields of a stored work; undefined where they are not those of one. Price and dimensions came later than others. */
function workOf(stored: unknown): ViewedWork | undefined {
  const {
    id,
    title,
    medium,
    image,
    price,
    dimensions,
  }: Partial<Record<keyof ViewedWork, unknown>> = Object(stored);
  if (!isId(id) || !isText(title) || !isText(medium) || !isText(image)) return undefined;
  return {
    id,
    title,
    medium,
    image,
    price: isPrice(price) ? price : undefined,
    dimensions: isText(dimensions) ? dimensions : '',
  };
}

const isWork = (work: ViewedWork | undefined): work is ViewedWork => work !== undefined;

const isId = (value: unknown): value is Id =>
  Number.isFinite(value) || (isText(value) && value.trim() !== '');

const isPrice = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** A real server may leave a medium or a picture out. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}
