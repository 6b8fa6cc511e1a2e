import type { Check } from '#src/conformance/check.ts';
import { accountChecks } from './account-checks.ts';
import { bodyChecks } from './body-checks.ts';
import { cartChecks } from './cart-checks.ts';
import { catalogueChecks } from './catalogue-checks.ts';
import { concurrencyChecks } from './concurrency-checks.ts';
import { endpointChecks } from './endpoint-checks.ts';
import { garbageChecks } from './garbage-checks.ts';
import { generatedChecks } from './generated-checks.ts';
import { orderChecks } from './order-checks.ts';
import { pathChecks } from './path-checks.ts';
import { queryChecks } from './query-checks.ts';

/** All checks, group by group. */
export const allChecks: readonly Check[] = [
  endpointChecks,
  pathChecks,
  queryChecks,
  catalogueChecks,
  bodyChecks,
  cartChecks,
  orderChecks,
  accountChecks,
  concurrencyChecks,
  garbageChecks,
  generatedChecks,
].flat();
