import { useState } from 'react';
import { type Product, useCart } from '#src/data/cart.ts';

/**
 * Adds a product to the cart, one call at a time. `isAdding` is for `aria-busy`: disabling the button would take its
 * focus away. `add` resolves to false when nothing was added.
 */
export function useAddToCart(product: Product): { add: () => Promise<boolean>; isAdding: boolean } {
  const [isAdding, setAdding] = useState(false);
  const addToCart = useCart((cart) => cart.add);

  async function add() {
    if (isAdding) return false;
    setAdding(true);
    const isAdded = await addToCart(product);
    setAdding(false);
    return isAdded;
  }

  return { add, isAdding };
}
