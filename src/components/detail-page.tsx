import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from '#src/router/hooks.ts';
import { DetailQuery } from './detail-query.tsx';

interface DetailPageProps<Data> {
  query: (id: number) => UseQueryOptions<Data, Error, Data, string[]>;
  loading: ReactNode;
  notFound: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page that loads one entity by the `:id` of its route. */
export function DetailPage<Data>(props: DetailPageProps<Data>) {
  const { id = '' } = useParams();
  // An id that is not a positive integer is not found, without a call.
  if (!/^[1-9]\d{0,14}$/.test(id)) return props.notFound;
  // The key resets the state of the page, such as the selected tab, when the id changes.
  return <DetailById key={id} {...props} id={Number(id)} />;
}

function DetailById<Data>({ id, query, ...states }: DetailPageProps<Data> & { id: number }) {
  const result = useQuery(query(id));
  return <DetailQuery query={result} {...states} />;
}
