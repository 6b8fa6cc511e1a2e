import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import { QueryList, type QueryListProps } from './query-list.tsx';

/** A page that shows the list of a query below its heading. */
export function ListPage<Row>({
  page,
  loading,
  children,
  ...list
}: QueryListProps<Row> & { page: string }) {
  return (
    <QueryList {...list} page={page} loading={<Headed title={page}>{loading}</Headed>}>
      {(rows) => <Headed title={page}>{children(rows)}</Headed>}
    </QueryList>
  );
}

function Headed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page pt-5 pb-section lg:pt-6 short:pt-2">
      <PageHeading title={title} className="mb-4 short:mb-2 short:text-28!">
        {title}
      </PageHeading>
      {children}
    </div>
  );
}
