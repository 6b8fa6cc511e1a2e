import {
  type QueryClient,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { DetailQuery } from './detail-query.tsx';

interface DetailPageProps<Data, Row> {
  /** What it shows, where its call fails. */
  kind: string;
  query: (id: string) => UseQueryOptions<Data, Error, Data, string[]>;
  /** What another response has brought of the entity, to be shown until its own arrives. */
  cached: (client: QueryClient, id: string) => Row | undefined;
  loading: ReactNode;
  notFound: ReactNode;
  children: (data: Data | Row) => ReactNode;
}

/** A page that loads one entity by the `:id` of its route. */
export function DetailPage<Data, Row>(props: DetailPageProps<Data, Row>) {
  const { id = '' } = useParams();
  // another call's literal path, /api/artists/featured, is not the address of a row.
  if (id === 'featured') return props.notFound;
  // The key resets the state of the page, such as the selected tab, when the id changes.
  return <DetailById key={id} {...props} id={id} />;
}

function DetailById<Data, Row>({
  id,
  query,
  cached,
  ...states
}: DetailPageProps<Data, Row> & { id: string }) {
  const client = useQueryClient();
  const result = useQuery(query(id));
  const placeholder = result.isPending ? cached(client, id) : undefined;
  return <DetailQuery query={result} placeholder={placeholder} {...states} />;
}
