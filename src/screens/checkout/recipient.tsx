import type { CheckoutDraft } from '#src/data/checkout-draft.ts';
import { COUNTRIES } from './countries.ts';

/** Where an order goes, as typed. */
export function Recipient(draft: CheckoutDraft) {
  const { firstName, lastName, address, city, state, zipCode, country } = draft;
  return (
    <div>
      <h3 className="font-sans! eyebrow text-muted">Ships to</h3>
      <address className="mt-1 not-italic">
        {firstName} {lastName}
        <br />
        {address}
        <br />
        {city}, {state} {zipCode}
        <br />
        {COUNTRIES.find(({ code }) => code === country)?.name}
      </address>
    </div>
  );
}
