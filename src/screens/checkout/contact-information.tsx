import type { FieldErrors } from '#src/hooks/use-field-errors.ts';
import { TextField } from '#src/ui/field.tsx';
import { FieldGrid, FormSection } from './form-section.tsx';

export function ContactInformation({ errors }: { errors: FieldErrors }) {
  return (
    <FormSection title="Contact Information">
      <FieldGrid>
        <TextField
          label="First name"
          name="firstName"
          required
          autoComplete="given-name"
          error={errors.firstName}
          className="col-span-3"
        />
        <TextField
          label="Last name"
          name="lastName"
          required
          autoComplete="family-name"
          error={errors.lastName}
          className="col-span-3"
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          error={errors.email}
          className="col-span-6 sm:col-span-3"
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          required
          autoComplete="tel"
          error={errors.phone}
          className="col-span-6 sm:col-span-3"
        />
      </FieldGrid>
    </FormSection>
  );
}
