import { RECENTLY_VIEWED_KEY } from '#src/site/storage-names.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import { type Id, isSameId } from '#src/domain/id.ts';
import { readOfState, writeOfState } from './stored-by-state.ts';

/** What a small picture with its label needs: no call is made for it. */
export type ViewedWork = Pick<
  Artwork,
  'id' | 'title' | 'medium' | 'image' | 'price' | 'dimensions'
>;

const MAX_WORKS = 9;
const MAX_TEXT = 10_000;

/** The works that the visitor has looked at in this browser, the latest first. */
export function viewedWorks(): readonly ViewedWork[] {
  const works = readOfState(RECENTLY_VIEWED_KEY, ({ works: stored }) =>
    Array.isArray(stored) ? stored.map(workOf).filter(isWork) : undefined,
  );
  return works ?? [];
}

/** Puts a work first. */
export function noteView(work: ViewedWork): void {
  const others = viewedWorks().filter(({ id }) => !isSameId(id, work.id));
  const works = [workOf(work), ...others].slice(0, MAX_WORKS);
  writeOfState(RECENTLY_VIEWED_KEY, { works });
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
