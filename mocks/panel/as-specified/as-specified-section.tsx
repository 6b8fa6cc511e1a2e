import './marks.css';
import { siteHref } from '#mocks/demo/site-href.ts';
import { CopyButton, Group, TOOL, ToolButton } from '../panel-controls.tsx';
import { findElements } from './find-marks.ts';
import { MarksLayer } from './marks-layer.tsx';
import { oddities } from './oddities.ts';
import type { Oddity } from './oddity.ts';
import { usePlacedMarks } from './use-placed-marks.ts';

/** What looks like a bug and is specified, with the words of the specification; marked on the page beside it. */
export function AsSpecifiedSection() {
  const placed = usePlacedMarks();
  const topOf = ({ number }: Oddity) =>
    Math.min(...placed.marks.filter((mark) => mark.number === number).map(({ top }) => top));
  // In the order in which the page has them.
  const here = oddities
    .filter((oddity) => topOf(oddity) < Infinity)
    .sort((a, b) => topOf(a) - topOf(b));
  const elsewhere = oddities.filter((oddity) => !here.includes(oddity));
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-22">Intentional gaps</h3>
        <CopyButton
          label="Copy link"
          name="Copy link to this list"
          text={() => addressOf(location.href)}
        />
      </div>
      <p className="mt-2 mb-6 max-w-measure text-muted">
        The shop does what its specification says, also where that is odd. While this list is open,
        the numbers mark on the page what it speaks of.
      </p>
      {here.length > 0 && (
        <Group title="On this page">
          <List oddities={here} isHere />
        </Group>
      )}
      <Group title={here.length > 0 ? 'Elsewhere' : 'In the shop'}>
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

/** The address of a page with this list open. */
function addressOf(href: string): string {
  const url = new URL(href);
  url.searchParams.set('backstage', 'as-specified');
  return url.href;
}
