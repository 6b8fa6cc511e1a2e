import { useLayoutEffect, useRef } from 'react';
import {
  type CheckoutDraft,
  DRAFT_FIELDS,
  draftOf,
  readDraft,
  storeDraft,
} from '#src/data/checkout-draft.ts';

/**
 * Keeps contact and address of a checkout form for the tab. What is kept is put into the fields after the first render,
 * because a prerendered form knows nothing of the visitor; a field that has been filled meanwhile stays as it is.
 */
export function useDraft() {
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const draft = readDraft();
    if (draft && form.current) fill(form.current, draft);
  }, []);

  return { form, keep: (element: HTMLFormElement) => storeDraft(recipientOf(element)) };
}

/** Contact and address as the form has them. */
export function recipientOf(form: HTMLFormElement): CheckoutDraft | undefined {
  return draftOf(Object.fromEntries(new FormData(form)));
}

function fill(form: HTMLFormElement, draft: CheckoutDraft): void {
  for (const name of DRAFT_FIELDS) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = draft[name];
    if (field instanceof HTMLSelectElement) select([...field.options], draft[name]);
  }
}

/** Selects the option with this value, if there is one and the select is as it was rendered. */
function select(options: HTMLOptionElement[], value: string): void {
  const isUntouched = options.some(({ selected, defaultSelected }) => selected && defaultSelected);
  const kept = options.find((option) => option.value === value);
  if (kept && isUntouched) kept.selected = true;
}
