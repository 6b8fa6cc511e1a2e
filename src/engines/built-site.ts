import { fileURLToPath } from 'node:url';

/** Output directory of a run. */
export const results = fileURLToPath(new URL('./.results', import.meta.url));

/** The site under test; a folder that was built before, by `SITE`. */
export const built = process.env.SITE ?? `${results}/site`;
