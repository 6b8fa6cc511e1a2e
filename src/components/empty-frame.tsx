import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { Button, buttonClasses } from '#src/ui/button.tsx';
import { RequestError } from '#src/data/http.ts';
import { NOT_FOUND_WORK } from './hung-works.ts';
import { PageHeading } from './page-heading.tsx';
import { Picture } from './picture.tsx';
import { MoreLink } from './section.tsx';

export interface FrameProps {
  heading: string;
  /** Where it stands in place of a whole page: that page's title, or true if it is the heading. */
  page?: string | boolean | undefined;
  /** Small above a heading that is the page's: what it would have shown. */
  kind?: string | undefined;
}

/** Where its sentences do not share a line, one for each. */
const FAILED = 'This could not be loaded. Please\u{a0}try\u{a0}again.';

/**
 * What stands in place of a page, or of a part of one, that has nothing to show: words and a framed picture on a wall.
 * Where several parts of a page fail for one reason, those after the first say so in short.
 */
export function EmptyFrame({
  heading,
  page = false,
  kind,
  children,
  home = 'Return to Home',
  action = page && (
    <Link to={paths.home} className={buttonClasses('primary')}>
      {home}
    </Link>
  ),
  details,
  cause,
  beside,
  below,
}: FrameProps & {
  /** A sentence. */
  children?: ReactNode;
  /** What a page's link to Home says. */
  home?: string;
  action?: ReactNode;
  /** The text of what was raised, for whoever looks for it. */
  details?: string;
  /** Of a failure the status, 0 without a response: what several parts of a page have in common. */
  cause?: number | undefined;
  /** What is beside the words in place of the picture, and leads on. */
  beside?: ReactNode;
  /** Sections to go on with. */
  below?: ReactNode;
}) {
  const { pathname } = useLocation();
  const title = page === true ? heading : page;
  return (
    // A failure that is the heading of its page is read when it gets the focus.
    <div
      role={details === undefined || page === true ? undefined : 'alert'}
      data-cause={cause}
      className={page ? 'page-frame' : 'part-frame'}
    >
      <div>
        {kind && <p className="eyebrow">{kind}</p>}
        {title && <PageHeading title={title}>{title}</PageHeading>}
        {page !== true && <p>{heading}</p>}
        {children && <p className="text-muted">{children}</p>}
        {action}
        {page && (page === true || details) && beside === undefined && (
          <div className="flex flex-wrap gap-x-8">
            {pathname !== paths.artworks && (
              <MoreLink label="View All Artwork" to={paths.artworks} />
            )}
            {pathname !== paths.events && <MoreLink label="View All Events" to={paths.events} />}
          </div>
        )}
        {details && <p className="text-12 text-muted">{details}</p>}
      </div>
      {beside ?? <Frame />}
      {below}
    </div>
  );
}

function Frame() {
  return (
    <div aria-hidden="true" className="work-frame">
      <Picture
        image={NOT_FOUND_WORK}
        alt=""
        sizes="(min-width: 43.75rem) 34vw, 90vw"
        isCropped
        className="size-full [contain:size]"
        fallback={<span />}
      />
    </div>
  );
}

/** In place of what failed to load: a sentence, Try again, and the error's text. */
export function Failure({
  error,
  onRetry,
  heading = 'Something went wrong',
  page,
  kind,
}: Partial<FrameProps> & { error: Error; onRetry: () => void }) {
  return (
    <EmptyFrame
      {...{ heading, page, kind }}
      cause={error instanceof RequestError ? error.status : undefined}
      action={
        <Button
          onClick={({ currentTarget }) => {
            // The section, or the page: with the button the focus would go.
            currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
            onRetry();
          }}
        >
          Try again
        </Button>
      }
      details={error.message}
    >
      {FAILED}
    </EmptyFrame>
  );
}
