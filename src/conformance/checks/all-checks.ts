import { type Check, LEVELS } from '#src/conformance/check.ts';
import { accountChecks } from './account-checks.ts';
import { bodyChecks } from './body-checks.ts';
import { cartChecks } from './cart-checks.ts';
import { catalogueChecks } from './catalogue-checks.ts';
import { concurrencyChecks } from './concurrency-checks.ts';
import { endpointChecks } from './endpoint-checks.ts';
import { garbageChecks } from './garbage-checks.ts';
import { generatedChecks } from './generated-checks.ts';
import { orderChecks } from './order-checks.ts';
import { ownAccountChecks } from './own-account-checks.ts';
import { ownCartChecks } from './own-cart-checks.ts';
import { ownCatalogueChecks } from './own-catalogue-checks.ts';
import { ownQueryChecks } from './own-query-checks.ts';
import { pathChecks } from './path-checks.ts';
import { queryChecks } from './query-checks.ts';
import { rowChecks } from './row-checks.ts';

const byGroup = [
  endpointChecks,
  pathChecks,
  queryChecks,
  ownQueryChecks,
  rowChecks,
  catalogueChecks,
  ownCatalogueChecks,
  bodyChecks,
  cartChecks,
  ownCartChecks,
  orderChecks,
  accountChecks,
  ownAccountChecks,
  concurrencyChecks,
  garbageChecks,
  generatedChecks,
].flat();

/** All checks, level by level: what a server does with garbage must not stand in the way of what is needed. */
export const allChecks: readonly Check[] = LEVELS.flatMap((level) =>
  byGroup.filter((check) => check.level === level),
);
