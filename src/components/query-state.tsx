import { type QueryFilters, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure, type FrameProps } from './empty-frame.tsx';

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>;
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders the state of a query: loading, an error with Try again, or data. */
export function QueryState<Data>({ query, loading, children }: QueryStateProps<Data>) {
  if (query.isSuccess) return children(query.data);
  if (query.isError && !query.isFetching) return <QueryFailure error={query.error} />;
  return loading;
}

/** What the page shows as failed. */
export const SHOWN_FAILURES: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error',
};

/** In place of what failed to load; Try again loads all of the page that failed. */
export function QueryFailure({ error, ...frame }: { error: Error } & Partial<FrameProps>) {
  const client = useQueryClient();
  const retry = () => void client.refetchQueries(SHOWN_FAILURES);
  return <Failure {...frame} error={error} onRetry={retry} />;
}
