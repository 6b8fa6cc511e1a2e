import { QueryList, type QueryListProps } from '#src/components/query-list.tsx';
import { Section } from '#src/components/section.tsx';

/** A section of Home whose content is a list that a query reads. */
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
