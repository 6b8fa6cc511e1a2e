import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

type Field = HTMLInputElement | HTMLSelectElement;

/** Inline error messages for a form that has `noValidate`; `mark` shows those of fields that were refused later. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Shows the error of each invalid field and focuses the first; true when the form is valid. */
  function check(form: HTMLFormElement): boolean {
    const invalid = invalidFields(form);
    const messages = invalid.map(({ field, message }) => [field.name, message]);
    // Rendered before the focus moves, so that a screen reader reads the message with the field.
    flushSync(() => setErrors(Object.fromEntries(messages)));
    invalid[0]?.field.focus();
    return invalid.length === 0;
  }

  /** Validates a changed field again if it has an error. */
  function recheck({ target }: FormEvent<HTMLFormElement>) {
    if (isField(target) && errors[target.name]) {
      setErrors({ ...errors, [target.name]: errorOf(target) });
    }
  }

  return { errors, check, recheck, mark: setErrors };
}

/**
 * The invalid fields in document order, each with its message, judged by their `required` and `type`. Fields in a
 * disabled fieldset (a payment tab that is not selected) are not validated.
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
