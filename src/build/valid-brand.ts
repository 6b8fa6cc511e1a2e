import { brand } from '#src/copy/brand.ts';
import { issuesOfBrand } from './check-brand.ts';

// vite.config.ts imports it before anything that reads the brand: a wrong one ends build, `dev` and tests with its fields.
const issues = issuesOfBrand(brand);
if (issues.length > 0) {
  throw new Error(issues.map((issue) => `src/copy/brand.ts: ${issue}`).join('\n'));
}
