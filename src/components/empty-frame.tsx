import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { Button, buttonClasses } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { RequestError } from '#src/data/http.ts';
import { useIsHydrated } from '#src/hooks/use-is-hydrated.ts';
import { PageHeading } from './page-heading.tsx';
import { MoreLink } from './section.tsx';

interface FrameProps {
  heading: string;
  /** Whether it stands in place of a whole page, whose heading and title it then has. */
  isPage?: boolean;
}

// Loaded on demand: few visitors see it. Without it the frame is empty.
const FramePicture = lazy(async () => ({
  default: await import('./frame-picture.tsx').then(
    (loaded) => loaded.FramePicture,
    () => () => null,
  ),
}));

/**
 * What stands in place of a page, or of a part of one, that has nothing to show: words and a framed picture, on a page
 * with a wall around it. Where several parts of a page fail for one reason, those after the first say so in a line.
 */
export function EmptyFrame({
  heading,
  isPage = false,
  title = heading,
  children,
  home = 'Return to Home',
  action = isPage && (
    <Link to={paths.home} className={buttonClasses('primary')}>
      {home}
    </Link>
  ),
  details,
  cause,
  hasPicture = true,
  below,
}: FrameProps & {
  /** Name of the page in the document title. */
  title?: string;
  /** A sentence. */
  children?: ReactNode;
  /** What a page's link to Home says. */
  home?: string;
  action?: ReactNode;
  /** The text of what was raised, for whoever looks for it. */
  details?: string;
  /** Of a failure the status, 0 without a response: what several parts of a page have in common. */
  cause?: number | undefined;
  /** Otherwise the frame is empty, and works of what is below hang in its place. */
  hasPicture?: boolean;
  /** Sections to go on with. */
  below?: ReactNode;
}) {
  // A prerendered page has no code that is loaded on demand.
  const isHydrated = useIsHydrated();
  return (
    // The heading of a page is read when it gets the focus.
    <div
      role={details === undefined || isPage ? undefined : 'alert'}
      data-cause={cause}
      className={isPage ? cx('page-frame page', !hasPicture && 'bare') : 'part-frame'}
    >
      <div aria-hidden="true" className="mat-and-frame">
        {hasPicture && isHydrated && (
          <Suspense>
            <FramePicture />
          </Suspense>
        )}
      </div>
      <div>
        {isPage ? <PageHeading title={title}>{heading}</PageHeading> : <p>{heading}</p>}
        {children && <p className="text-muted">{children}</p>}
        {action}
        {isPage && (
          <div className="flex flex-wrap gap-x-8">
            <MoreLink label="View All Artwork" to={paths.artworks} />
            <MoreLink label="View All Events" to={paths.events} />
          </div>
        )}
        {details && <p className="text-12 text-muted">{details}</p>}
      </div>
      {below}
    </div>
  );
}

const FAILED = 'Something went wrong';

/** In place of what failed to load: a sentence, Try again, and the error's text. */
export function Failure({
  error,
  onRetry,
  heading = FAILED,
  isPage = false,
}: Partial<FrameProps> & { error: Error; onRetry: () => void }) {
  return (
    <EmptyFrame
      {...{ heading, isPage }}
      title={FAILED}
      cause={error instanceof RequestError ? error.status : undefined}
      action={
        <Button variant={isPage ? 'primary' : 'secondary'} onClick={onRetry}>
          Try again
        </Button>
      }
      details={error.message}
    >
      This could not be loaded. Another try often helps.
    </EmptyFrame>
  );
}
