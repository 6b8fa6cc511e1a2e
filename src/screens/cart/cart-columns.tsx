import type { ReactNode } from 'react';

/** Two columns on wide screens: the lines and the summary. */
export function CartColumns({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7 xl:col-span-8">{children}</div>
      <div className="lg:sticky lg:top-8 lg:col-span-5 lg:self-start xl:col-span-4">{summary}</div>
    </div>
  );
}
