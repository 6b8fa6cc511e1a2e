import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from './empty-frame.tsx';

/** Renders the state of a query: loading, an error with Try again, or data. */
export function QueryState<Data>({
  query,
  loading,
  children,
}: {
  query: UseQueryResult<Data>;
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.isSuccess) return children(query.data);
  if (query.isError && !query.isFetching) {
    return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  }
  return loading;
}
