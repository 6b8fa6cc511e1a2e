/** Messages by the name of the field they belong to. */
export type Problems = Readonly<Record<string, string | undefined>>;

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * The fields that cannot be sent as they are, in their order, each with its message. The rules are the
 * fields' own `required` and `type`; fields of a disabled fieldset, as on a tab not chosen, have none.
 */
export function problemFields(form: HTMLFormElement): { field: Field; message: string }[] {
  return [...form.elements].filter(isField).flatMap((field) => {
    const message = problemOf(field);
    return message ? [{ field, message }] : [];
  });
}

export function problemOf(field: Field): string | undefined {
  if (!field.willValidate) return undefined;
  const label = field.labels?.[0]?.textContent ?? field.name;
  if (field.required && field.value.trim() === '') return `${label} is required`;
  if (field.validity.typeMismatch) return 'Enter an email address like name@example.com';
  return undefined;
}

export function isField(element: EventTarget): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}
