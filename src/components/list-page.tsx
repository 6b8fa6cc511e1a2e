import { Link } from 'react-router-dom';
import { buttonClasses } from '#src/ui/button.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import { PageHeading } from './page-heading.tsx';
import type { QueryListProps } from './query-list.tsx';
import { QueryFailure, QueryState } from './query-state.tsx';

/** A page that shows the list of a query below its heading; one that failed or is empty stands in place of the page. */
export function ListPage<Row>({
  title,
  query,
  loading,
  empty,
  children,
}: QueryListProps<Row> & { title: string }) {
  const { data, error, isFetching } = query;
  if (error && !isFetching) return <QueryFailure page={title} error={error} />;
  if (data?.length === 0) {
    return (
      <EmptyFrame
        page={title}
        heading={empty.text}
        action={
          <Link to={empty.to} className={buttonClasses('primary')}>
            {empty.label}
          </Link>
        }
      />
    );
  }
  return (
    <div className="page pt-5 pb-section lg:pt-6 short:pt-2">
      <PageHeading title={title} className="mb-4 short:mb-2 short:text-28!">
        {title}
      </PageHeading>
      <QueryState query={query} loading={loading}>
        {children}
      </QueryState>
    </div>
  );
}
