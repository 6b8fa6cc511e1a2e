import { QueryList, type QueryListProps } from '#src/components/query-list.tsx';
import { Section } from '#src/components/section.tsx';

/** A section of Home that shows the list of a query. */
export function ListSection<Row>({
  title,
  more,
  ...list
}: QueryListProps<Row> & { title: string; more?: { label: string; to: string } }) {
  return (
    <Section title={title} more={more} className="page">
      <QueryList {...list} />
    </Section>
  );
}
