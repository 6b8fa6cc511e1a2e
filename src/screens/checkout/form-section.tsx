import type { ReactNode } from 'react';

/** A titled group of fields in two columns, in one on small screens. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 w-full border-t border-hairline pt-5 lg:pt-6">
        <h2 className="text-22 sm:text-28">{title}</h2>
      </legend>
      {children}
    </fieldset>
  );
}

export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-6 gap-x-3 gap-y-4 sm:gap-x-5">{children}</div>;
}
