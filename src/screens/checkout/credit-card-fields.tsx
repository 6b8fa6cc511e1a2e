import type { FieldErrors } from '#src/hooks/use-field-errors.ts';
import { useLocalTime } from '#src/hooks/use-local-time.ts';
import { EXPIRY_MONTHS, expiryYears } from '#src/domain/card-expiry.ts';
import { SelectField, TextField } from '#src/ui/field.tsx';
import { FieldGrid } from './form-section.tsx';

/** The card's fields, none of which needs attention. */
export const NO_CARD_ERRORS: FieldErrors = {
  cardName: undefined,
  cardNumber: undefined,
  expiryMonth: undefined,
  expiryYear: undefined,
  cvv: undefined,
};

/** Only validated, never read: card data is not sent, stored or logged (O-19). */
export function CreditCardFields({
  isSelected,
  errors,
}: {
  isSelected: boolean;
  errors: FieldErrors;
}) {
  const now = useLocalTime();
  const years = now === '' ? [] : expiryYears(Number(now.slice(0, 4)));
  return (
    <fieldset disabled={!isSelected} className="min-w-0">
      <FieldGrid>
        <TextField
          label="Name on card"
          name="cardName"
          required
          autoComplete="cc-name"
          error={errors.cardName}
          className="col-span-6"
        />
        <TextField
          label="Card number"
          name="cardNumber"
          required
          inputMode="numeric"
          autoComplete="cc-number"
          error={errors.cardNumber}
          className="col-span-6"
        />
        <SelectField
          label="Expiry month"
          name="expiryMonth"
          required
          autoComplete="cc-exp-month"
          defaultValue=""
          error={errors.expiryMonth}
          className="col-span-2"
        >
          <option value="" disabled>
            Month
          </option>
          {EXPIRY_MONTHS.map((month) => (
            <option key={month}>{month}</option>
          ))}
        </SelectField>
        <SelectField
          label="Expiry year"
          name="expiryYear"
          required
          autoComplete="cc-exp-year"
          defaultValue=""
          error={errors.expiryYear}
          className="col-span-2"
        >
          <option value="" disabled>
            Year
          </option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
        <TextField
          label="CVV"
          name="cvv"
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          error={errors.cvv}
          className="col-span-2"
        />
      </FieldGrid>
    </fieldset>
  );
}
