import type { ReactNode } from 'react';

/** Two columns on wide and on low screens: the lines and the summary. */
export function CartColumns({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="cart-columns">
      <div className="relative">{children}</div>
      <div>{summary}</div>
    </div>
  );
}
