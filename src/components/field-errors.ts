import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Messages by the name of the field they belong to. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

type Field = HTMLInputElement | HTMLSelectElement;

/** The inline messages of a form that does not leave them to the browser (`noValidate`). */
export function useFieldErrors() {
  const [problems, setProblems] = useState<FieldErrors>({});

  /** Shows what is wrong and moves the focus to the first field that is; true where nothing is. */
  function check(form: HTMLFormElement): boolean {
    const found = invalidFields(form);
    const messages = found.map(({ field, message }) => [field.name, message]);
    // The message is to be there when the focus makes a screen reader read the field.
    flushSync(() => setProblems(Object.fromEntries(messages)));
    found[0]?.field.focus();
    return found.length === 0;
  }

  /** Looks again at a field that has a message, as it changes. */
  function recheck({ target }: FormEvent<HTMLFormElement>) {
    if (isField(target) && problems[target.name]) {
      setProblems({ ...problems, [target.name]: errorOf(target) });
    }
  }

  return { problems, check, recheck };
}

/**
 * The fields that cannot be sent as they are, in their order, each with its message. The rules are the
 * fields' own `required` and `type`; fields of a disabled fieldset, as on a tab not chosen, have none.
 */
function invalidFields(form: HTMLFormElement): { field: Field; message: string }[] {
  return [...form.elements].filter(isField).flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ field, message }] : [];
  });
}

function errorOf(field: Field): string | undefined {
  if (!field.willValidate) return undefined;
  const label = field.labels?.[0]?.textContent ?? field.name;
  if (field.required && field.value.trim() === '') return `${label} is required`;
  if (field.validity.typeMismatch) return 'Enter an email address like name@example.com';
  return undefined;
}

function isField(element: EventTarget): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}
