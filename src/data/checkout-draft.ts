import { CHECKOUT_DRAFT_KEY } from '#src/site/storage-names.ts';
import { readStored, writeStored } from './stored-json.ts';

/** What is kept of the checkout form (spec 3): never the card. */
export const DRAFT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
] as const;

/** Contact and address as typed. */
export type CheckoutDraft = { readonly [name in (typeof DRAFT_FIELDS)[number]]: string };

const MAX_TEXT = 1_000;

/** In session storage, so that a reload or a look at the cart does not empty the form; gone after the order. */
export function readDraft(): CheckoutDraft | undefined {
  return readStored('sessionStorage', CHECKOUT_DRAFT_KEY, draftOf);
}

export function storeDraft(draft: CheckoutDraft | undefined): void {
  writeStored('sessionStorage', CHECKOUT_DRAFT_KEY, draft);
}

/** The draft that these fields are, without any other field; undefined where one is missing or is no short text. */
export function draftOf(fields: Readonly<Record<string, unknown>>): CheckoutDraft | undefined {
  const entries = DRAFT_FIELDS.map((name) => [name, fields[name]] as const);
  const isValid = entries.every(
    ([, value]) => typeof value === 'string' && value.length <= MAX_TEXT,
  );
  return isValid ? (Object.fromEntries(entries) as CheckoutDraft) : undefined;
}
