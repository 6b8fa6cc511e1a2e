import { create } from 'zustand';
import { endpoints } from '#src/contract/endpoints.ts';
import { CART_CHANNEL } from '#src/site/storage-names.ts';
import { notices } from '#src/copy/notices.ts';
import { CART_USER_ID, type CartItem } from '#src/domain/cart.ts';
import { type Id, isSameId } from '#src/domain/id.ts';
import { isMissing, reportUnexpected, request, send } from './http.ts';
import { notify } from './toast.ts';

/** What can be put into the cart. */
export type Product = { artworkId: Id } | { eventId: Id };

interface CartState {
  items: CartItem[];
  /** The list has been read at least once. */
  hasLoaded: boolean;
  /** Why the last read failed: what the cart holds is not known. */
  loadError: Error | undefined;
  /** Spec 4: set during each cart operation. */
  isLoading: boolean;
  /** The operations that run. */
  operations: readonly symbol[];
  /** Reads the list. */
  load: () => Promise<void>;
  /** Adds one piece and reads the list again; false when it could not be added. */
  add: (product: Product) => Promise<boolean>;
  /** Changes the local list after success, without another read. */
  setQuantity: (itemId: Id, quantity: number) => Promise<boolean>;
  remove: (itemId: Id) => Promise<boolean>;
  clear: () => Promise<boolean>;
}

// The only announcement between tabs: a backend in the browser reads what other tabs wrote at each call.
const otherTabs = channelToTabs();

/** Grows with every local change, so that a read begun before it is not taken for the newer state. */
let changes = 0;
/** Numbers the reads, whose responses may come in another order. */
let reads = 0;
/** The read whose response is shown. */
let shownRead = 0;

// Not TanStack mutations: these operations run side by side, one of them at another tab's word, and their
// observer alone adds 0.7 KB (Brotli) before the first cards to replace a list.
export const useCart = create<CartState>((set, get) => {
  /** Runs an operation with the loading flag up; a failure is told and answered with false. */
  async function run(work: () => Promise<void>, failure: (typeof notices)[keyof typeof notices]) {
    const operation = Symbol();
    setOperations([...get().operations, operation]);
    try {
      await work();
      return true;
    } catch (error) {
      reportUnexpected(error);
      notify(failure);
      return false;
    } finally {
      setOperations(get().operations.filter((other) => other !== operation));
    }
  }

  const setOperations = (operations: readonly symbol[]) =>
    set({ operations, isLoading: operations.length > 0 });

  const without = (itemId: Id) => get().items.filter(({ id }) => !isSameId(id, itemId));

  function change(items: CartItem[]) {
    changes += 1;
    set({ items });
    otherTabs?.postMessage('changed');
  }

  async function read(): Promise<void> {
    const changesBefore = changes;
    const number = (reads += 1);
    try {
      const items = await request(endpoints.getCart, { params: { userId: CART_USER_ID } });
      if (changes !== changesBefore) return read();
      if (number < shownRead) return;
      shownRead = number;
      set({ items, hasLoaded: true, loadError: undefined });
    } catch (loadError) {
      if (number < shownRead) return;
      set({ loadError: loadError as Error });
      throw loadError;
    }
  }

  return {
    items: [],
    hasLoaded: false,
    loadError: undefined,
    isLoading: false,
    operations: [],

    async load() {
      set({ loadError: undefined });
      await run(read, notices.cartNotLoaded);
    },

    async add(product) {
      const failure = 'artworkId' in product ? notices.artworkNotAdded : notices.ticketsNotAdded;
      const isAdded = await run(async () => {
        const body = { userId: CART_USER_ID, ...product, quantity: 1 };
        await send(endpoints.addCartItem, { body });
        changes += 1;
      }, failure);
      if (!isAdded) return false;
      notify(notices.itemAdded);
      otherTabs?.postMessage('changed');
      await get().load();
      return true;
    },

    setQuantity(itemId, quantity) {
      return run(async () => {
        try {
          await send(endpoints.updateCartItem, { params: { itemId }, body: { quantity } });
        } catch (error) {
          // Removed while this was on its way.
          if (isMissing(error) && without(itemId).length === get().items.length) return;
          throw error;
        }
        change(
          get().items.map((item) => (isSameId(item.id, itemId) ? { ...item, quantity } : item)),
        );
        notify(notices.quantityUpdated);
      }, notices.quantityNotUpdated);
    },

    remove(itemId) {
      return run(async () => {
        await send(endpoints.removeCartItem, { params: { itemId } });
        change(without(itemId));
        notify(notices.itemRemoved);
      }, notices.itemNotRemoved);
    },

    clear() {
      return run(async () => {
        await send(endpoints.clearCart, { params: { userId: CART_USER_ID } });
        change([]);
        notify(notices.cartCleared);
      }, notices.cartNotCleared);
    },
  };
});

/** Undefined where the browser has no channels, or refuses them: Firefox does where it refuses storage. */
function channelToTabs(): BroadcastChannel | undefined {
  // While the build renders pages, an open channel would keep its process alive.
  if (typeof window === 'undefined') return undefined;
  try {
    return new BroadcastChannel(CART_CHANNEL);
  } catch {
    return undefined;
  }
}

otherTabs?.addEventListener('message', () => void useCart.getState().load());
