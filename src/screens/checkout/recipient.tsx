import type { CheckoutDraft } from '#src/data/checkout-draft.ts';
import { COUNTRIES } from './countries.ts';

/** Where an order goes, as typed. */
export function Recipient(draft: CheckoutDraft) {
  const { firstName, lastName, address, city, state, zipCode, country } = draft;
  const lines = [
    `${firstName} ${lastName}`,
    address,
    `${city}, ${state} ${zipCode}`,
    COUNTRIES.find(({ code }) => code === country)?.name,
  ];
  return (
    <div>
      <h3 className="font-sans! eyebrow text-muted">Ships to</h3>
      <address className="mt-1 whitespace-pre-line not-italic">{lines.join('\n')}</address>
    </div>
  );
}
