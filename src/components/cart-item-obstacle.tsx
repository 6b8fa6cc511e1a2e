import { EVENT_HAS_PASSED } from '#src/copy/not-for-sale.ts';
import type { Obstacle } from '#src/domain/cart.ts';

const OBSTACLES = {
  sold: { name: 'Sold', advice: 'Remove it to check out.' },
  past: { name: EVENT_HAS_PASSED, advice: 'Remove it to check out.' },
  gone: { name: 'No longer available', advice: 'It is not part of your order.' },
  unpriced: { name: 'No price', advice: 'It is not part of your order.' },
} satisfies Record<Obstacle, { name: string; advice: string }>;

/** In the place of the title of a line whose artwork or event the server no longer has. */
export const GONE_TITLE = 'This item is gone';

/** Why a line of the cart cannot be bought, and what to do about it; nothing where it can. */
export function CartItemObstacle({
  obstacle,
  hasAdvice = false,
}: {
  obstacle: Obstacle | undefined;
  hasAdvice?: boolean;
}) {
  if (!obstacle) return null;
  const { name, advice } = OBSTACLES[obstacle];
  return (
    <p className="mt-1 text-14">
      <strong className="font-semibold text-danger">{name}</strong>
      {hasAdvice && <span className="text-muted">{` · ${advice}`}</span>}
    </p>
  );
}
