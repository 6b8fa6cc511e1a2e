import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { DetailQuery } from './detail-query.tsx';

interface DetailPageProps<Data> {
  query: (id: number) => UseQueryOptions<Data, Error, Data, string[]>;
  loading: ReactNode;
  notFound: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The page of the entity whose id is in the route's path. */
export function DetailPage<Data>(props: DetailPageProps<Data>) {
  const { id = '' } = useParams();
  // An id that is not a positive integer matches no entity and asks for none.
  if (!/^[1-9]\d{0,14}$/.test(id)) return props.notFound;
  // The key gives each id its own state: the chosen tab, the open viewer.
  return <DetailById key={id} {...props} id={Number(id)} />;
}

function DetailById<Data>({ id, query, ...states }: DetailPageProps<Data> & { id: number }) {
  const result = useQuery(query(id));
  return <DetailQuery query={result} {...states} />;
}
