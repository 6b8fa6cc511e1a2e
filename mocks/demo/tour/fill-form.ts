/** Made-up details, by what a field says that it asks for. */
const DETAILS: Readonly<Record<string, string>> = {
  'given-name': 'Clara',
  'family-name': 'Whitfield',
  email: 'clara@example.com',
  tel: '503 555 0142',
  'address-line1': '12 Kiln Street',
  'address-level2': 'Portland',
  'address-level1': 'Oregon',
  'postal-code': '97209',
  country: 'US',
  'cc-name': 'Clara Whitfield',
  'cc-number': '4242 4242 4242 4242',
  'cc-exp-month': '12',
  'cc-csc': '123',
};

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Fills the empty fields of a form with made-up details, one after the other, as a visitor would.
 * @param onField called for each before it is filled; the next follows when it resolves
 */
export async function fillForm(
  form: HTMLFormElement,
  onField: (field: HTMLElement) => void | Promise<void> = () => {},
): Promise<void> {
  const fields = [...form.elements].filter(
    (field): field is Field =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );
  for (const field of fields) {
    const value = detailFor(field);
    if (value === undefined || field.value !== '' || field.matches(':disabled')) continue;
    await onField(field);
    type(field, value);
  }
}

function detailFor(field: Field): string | undefined {
  const asked = field.getAttribute('autocomplete') ?? '';
  // The years are those from now on.
  if (asked === 'cc-exp-year' && field instanceof HTMLSelectElement)
    return field.options[Math.min(3, field.options.length - 1)]?.value;
  return DETAILS[asked];
}

function type(field: Field, value: string): void {
  // React compares with what was set on the element itself, and would see no change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
