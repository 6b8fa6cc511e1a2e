import type { ReactNode } from 'react';

/** Two columns on wide screens: the lines and the summary. */
export function CartColumns({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[1fr_20rem] xl:grid-cols-[1fr_24.5rem] xl:gap-x-12">
      <div>{children}</div>
      <div className="lg:sticky lg:top-8 lg:self-start">{summary}</div>
    </div>
  );
}
