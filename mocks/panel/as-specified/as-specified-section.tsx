import './marks.css';
import { siteHref } from '#mocks/demo/site-href.ts';
import { Group, TOOL, ToolButton } from '../panel-controls.tsx';
import { findElements } from './find-marks.ts';
import { MarksLayer } from './marks-layer.tsx';
import { oddities } from './oddities.ts';
import type { Oddity } from './oddity.ts';
import { usePlacedMarks } from './use-placed-marks.ts';

/** What looks like a bug and is specified, with the words of the specification; marked on the page beside it. */
export function AsSpecifiedSection() {
  const placed = usePlacedMarks();
  const here = oddities.filter(({ number }) => placed.marks.some((mark) => mark.number === number));
  const elsewhere = oddities.filter((oddity) => !here.includes(oddity));
  return (
    <>
      <p className="intro text-muted">
        The shop does what its specification says, also where that is odd. While this list is open,
        the numbers mark on the page what it speaks of.
      </p>
      {here.length > 0 && (
        <Group title="As specified on this page">
          <List oddities={here} isHere />
        </Group>
      )}
      <Group title={here.length > 0 ? 'As specified elsewhere' : 'As specified'}>
        <List oddities={elsewhere} />
      </Group>
      <MarksLayer {...placed} />
    </>
  );
}

function List({
  oddities: listed,
  isHere = false,
}: {
  oddities: readonly Oddity[];
  isHere?: boolean;
}) {
  return (
    <ul className="oddities">
      {listed.map((oddity) => (
        <li key={oddity.number} className="flex gap-4 py-4">
          <span className="w-7 shrink-0 font-serif text-28 leading-none whitespace-nowrap text-accent">
            {oddity.number}
          </span>
          <div className="flex min-w-0 flex-col items-start gap-2">
            <h4 className="font-serif text-22 leading-snug">{oddity.title}</h4>
            <p className="text-muted">{oddity.happens}</p>
            <p className="text-12 text-muted">
              <span>{`Specification, ${oddity.section}: `}</span>
              <q>{oddity.quote}</q>
            </p>
            {isHere ? <ShowButton oddity={oddity} /> : <PageLink oddity={oddity} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ShowButton({ oddity: { title, marks } }: { oddity: Oddity }) {
  function handleClick() {
    const displayed = marks
      .flatMap(findElements)
      .find((element) => element.getClientRects().length > 0);
    displayed?.scrollIntoView({ block: 'center' });
  }
  return (
    <ToolButton aria-label={`Show it: ${title}`} onClick={handleClick}>
      Show it
    </ToolButton>
  );
}

function PageLink({ oddity: { title, marks } }: { oddity: Oddity }) {
  const [mark] = marks;
  if (!mark) return null;
  return (
    <a href={hrefOf(mark.page)} aria-label={`Open its page: ${title}`} className={TOOL}>
      Open its page
    </a>
  );
}

function hrefOf(page: string): string {
  const [pathname = '', search = ''] = page.split('?');
  return siteHref(pathname, [search, 'backstage=as-specified'].filter(Boolean).join('&'));
}
