import { lazy } from 'react';

/** On its own, because few look for it. */
export const ResponseForm = lazy(async () => ({
  default: (await import('./response-form.tsx')).ResponseForm,
}));
