import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';

/** The states of a query: its skeleton, its failure with Try again, or its data. */
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
