import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing } from '#src/data/http.ts';
import { PageFailure } from './page-failure.tsx';

/**
 * What a detail page has to show: its skeleton, its content, that the thing does not exist (a 404 or an
 * empty answer), or that something went wrong (readings R-18).
 */
export function DetailQuery<Data>({
  query,
  loading,
  missing,
  children,
}: {
  query: UseQueryResult<Data>;
  loading: ReactNode;
  missing: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.isSuccess) return children(query.data);
  if (!query.isError || query.isFetching) return loading;
  if (isMissing(query.error)) return missing;
  return <PageFailure error={query.error} onRetry={() => void query.refetch()} />;
}
