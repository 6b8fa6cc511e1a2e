import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing } from '#src/data/http.ts';
import { QueryFailure } from './query-state.tsx';

/**
 * Renders the state of a page's query: loading, data, not found (a 404 or an empty response), or another error with
 * Try again.
 */
export function DetailQuery<Data, Placeholder = Data>({
  query,
  kind,
  placeholder,
  loading,
  notFound,
  children,
}: {
  query: UseQueryResult<Data>;
  /** What it shows, where it fails. */
  kind: string;
  /** Shown in place of the data while they load, if known. */
  placeholder?: Placeholder | undefined;
  loading: ReactNode;
  notFound: ReactNode;
  children: (data: Data | Placeholder) => ReactNode;
}) {
  if (query.isSuccess) return children(query.data);
  if (query.isPending && placeholder !== undefined) return children(placeholder);
  if (!query.isError || query.isFetching) return loading;
  if (isMissing(query.error)) return notFound;
  return <QueryFailure page kind={kind} error={query.error} />;
}
