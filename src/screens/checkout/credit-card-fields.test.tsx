// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CreditCardFields } from './credit-card-fields.tsx';

const prerenderedOn = (day: string) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00`) });
  const html = renderToString(<CreditCardFields isSelected errors={{}} />);
  vi.useRealTimers();
  return html;
};

test('A page built in December is taken over as it is in January', () => {
  expect(prerenderedOn('2027-01-02')).toBe(prerenderedOn('2026-12-30'));
});
