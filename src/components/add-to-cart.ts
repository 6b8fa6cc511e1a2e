import { useState } from 'react';
import { type Product, useCart } from '#src/data/cart.ts';

/**
 * Adding to the cart from a button: one call at a time, and the button keeps its focus meanwhile.
 * The answer of `add` is false when nothing was added.
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
