import { LAST_ORDER_KEY, RECENTLY_VIEWED_KEY } from '#src/site/storage-names.ts';
import { readOfState } from './stored-by-state.ts';

/** Returns whether this browser keeps works looked at, or an order, without the code that reads them. */
export const hasWorksOrOrder = () =>
  [RECENTLY_VIEWED_KEY, LAST_ORDER_KEY].some((key) => readOfState(key, () => true));
