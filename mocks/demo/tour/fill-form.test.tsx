import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fillForm } from './fill-form.ts';

afterEach(cleanup);

function show(onChange = () => {}) {
  render(
    <form aria-label="Checkout" onChange={onChange}>
      {/* oxlint-disable-next-line jsx-a11y/autocomplete-valid -- the linter does not know it */}
      <input aria-label="First name" autoComplete="given-name" />
      <input aria-label="Email" autoComplete="email" defaultValue="mine@example.com" />
      <input aria-label="Coupon" />
      <select aria-label="Year" autoComplete="cc-exp-year" defaultValue="">
        <option value="">Year</option>
        <option>2026</option>
        <option>2027</option>
        <option>2028</option>
      </select>
    </form>,
  );
  return screen.getByRole<HTMLFormElement>('form');
}

test('Fields that say what they ask for are filled, one after the other, and React hears of it', async () => {
  const onChange = vi.fn<() => void>();
  const shown: (string | null)[] = [];
  await fillForm(show(onChange), (field) => void shown.push(field.getAttribute('aria-label')));
  expect(shown).toEqual(['First name', 'Year']);
  expect(screen.getByLabelText('First name')).toHaveValue('Clara');
  expect(screen.getByLabelText('Year')).toHaveValue('2028');
  expect(screen.getByLabelText('Coupon')).toHaveValue('');
  expect(onChange).toHaveBeenCalled();
});

test('What somebody has typed stays', async () => {
  await fillForm(show());
  expect(screen.getByLabelText('Email')).toHaveValue('mine@example.com');
});
