import type { FieldErrors } from '#src/hooks/use-field-errors.ts';
import { SelectField, TextField } from '#src/ui/field.tsx';
import { COUNTRIES } from './countries.ts';
import { FieldGrid, FormSection } from './form-section.tsx';

export function ShippingAddress({ errors }: { errors: FieldErrors }) {
  return (
    <FormSection title="Shipping Address">
      <FieldGrid>
        <TextField
          label="Street address"
          name="address"
          required
          autoComplete="address-line1"
          error={errors.address}
          className="col-span-6"
        />
        <TextField
          label="City"
          name="city"
          required
          autoComplete="address-level2"
          error={errors.city}
          className="col-span-3"
        />
        <TextField
          label="State / Province"
          name="state"
          required
          autoComplete="address-level1"
          error={errors.state}
          className="col-span-3"
        />
        <TextField
          label="ZIP / Postal code"
          name="zipCode"
          required
          autoComplete="postal-code"
          error={errors.zipCode}
          className="col-span-3"
        />
        <SelectField
          label="Country"
          name="country"
          autoComplete="country"
          defaultValue="US"
          className="col-span-3"
        >
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldGrid>
    </FormSection>
  );
}
