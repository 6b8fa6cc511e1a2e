import { openApi } from './open-api.ts';

/** Stands in the package in place of the address of this name, at which the page of somebody else has no file. */
export const openApiFile = URL.createObjectURL(
  new Blob([JSON.stringify(openApi, null, 2)], { type: 'application/json' }),
);
