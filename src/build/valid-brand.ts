import { brand } from '#src/copy/brand.ts';
import { faultsOfBrand } from './check-brand.ts';

// vite.config.ts imports it before anything that reads the brand: a wrong one ends build, `dev` and tests with its fields.
const faults = faultsOfBrand(brand);
if (faults.length > 0) {
  throw new Error(faults.map((fault) => `src/copy/brand.ts: ${fault}`).join('\n'));
}
