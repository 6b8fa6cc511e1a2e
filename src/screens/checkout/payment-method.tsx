import type { FieldErrors } from '#src/hooks/use-field-errors.ts';
import { useState } from 'react';
import { isDemo } from '#src/data/demo.ts';
import { TabPanel, Tabs } from '#src/ui/tabs.tsx';
import { CreditCardFields, NO_CARD_ERRORS } from './credit-card-fields.tsx';
import { FormSection } from './form-section.tsx';

const METHODS = [
  { value: 'creditCard', label: 'Credit Card' },
  { value: 'paypal', label: 'PayPal' },
  { value: 'applePay', label: 'Apple Pay' },
] as const;

type Method = (typeof METHODS)[number]['value'];

/** Spec 5: the card's fields are required only while their tab is selected. */
export function PaymentMethod({
  errors,
  onErrorsChange,
}: {
  errors: FieldErrors;
  /** Called with the errors that are left when another tab is selected. */
  onErrorsChange: (errors: FieldErrors) => void;
}) {
  const [method, setMethod] = useState<Method>('creditCard');

  function handleMethodChange(selected: Method) {
    setMethod(selected);
    onErrorsChange({ ...errors, ...NO_CARD_ERRORS });
  }

  return (
    <FormSection title="Payment Method">
      {isDemo() && (
        <p className="mb-4 demo-words text-14 text-muted">
          Demo checkout. Use made-up card details.
        </p>
      )}
      <Tabs label="Payment Method" tabs={METHODS} value={method} onValueChange={handleMethodChange}>
        <TabPanel value="creditCard" isKept className="pt-6">
          <CreditCardFields isSelected={method === 'creditCard'} errors={errors} />
        </TabPanel>
        <TabPanel value="paypal" className="max-w-measure pt-6">
          {placedAtOnce("You would confirm the payment on PayPal's own page and come back here.")}
        </TabPanel>
        <TabPanel value="applePay" className="max-w-measure pt-6">
          {placedAtOnce('You would confirm the payment on your Apple device.')}
        </TabPanel>
      </Tabs>
    </FormSection>
  );
}

/** No payment provider is called; the demo says what would happen. */
const placedAtOnce = (payment: string) =>
  isDemo() ? (
    <>
      <span>{payment}</span>{' '}
      <span className="demo-words">In this demo the order is placed at once.</span>
    </>
  ) : (
    'Nothing to fill in: the order is placed at once.'
  );
