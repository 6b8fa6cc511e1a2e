import type { CartItem } from '#src/domain/cart.ts';
import { useCart } from '#src/data/cart.ts';
import type { Id } from '#src/domain/id.ts';
import { useOneAtATime } from './one-at-a-time.ts';
import { Button } from '#src/ui/button.tsx';
import { CartLine } from './cart-line.tsx';

export function CartLines({
  items,
  onRemoved,
}: {
  items: readonly CartItem[];
  /** Called with the index of the removed line. */
  onRemoved: (index: number) => void;
}) {
  const remove = useCart((cart) => cart.remove);
  const clear = useCart((cart) => cart.clear);

  async function handleRemove(itemId: Id, index: number) {
    if (await remove(itemId)) onRemoved(index);
  }

  const clearing = useOneAtATime(async () => {
    if (await clear()) onRemoved(0);
  });

  return (
    <>
      <Button
        variant="tertiary"
        className="clear-cart"
        aria-busy={clearing.isRunning}
        onClick={clearing.run}
      >
        Clear Cart
      </Button>
      <ul aria-label="Items" className="border-t border-ink">
        {items.map((item, index) => (
          <CartLine key={item.id} item={item} onRemove={() => handleRemove(item.id, index)} />
        ))}
      </ul>
    </>
  );
}
