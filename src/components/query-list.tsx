import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from './query-state.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import { MoreLink } from './section.tsx';

export interface QueryListProps<Row> {
  query: UseQueryResult<Row[]>;
  loading: ReactNode;
  /** Shown instead of an empty list: a sentence and a link. */
  empty: { text: string; label: string; to: string };
  children: (rows: Row[]) => ReactNode;
}

/** Renders the state of a list's query: loading, an error with Try again, empty, or rows. */
export function QueryList<Row>({ query, loading, empty, children }: QueryListProps<Row>) {
  return (
    <QueryState query={query} loading={loading}>
      {(rows) =>
        rows.length > 0 ? (
          children(rows)
        ) : (
          <EmptyFrame
            heading={empty.text}
            action={<MoreLink label={empty.label} to={empty.to} />}
          />
        )
      }
    </QueryState>
  );
}
