import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { Button, buttonClasses } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { PageHeading } from './page-heading.tsx';
import { MoreLink } from './section.tsx';

const WAYS_ON = (
  <>
    <Link to={paths.home} className={buttonClasses('primary')}>
      Return to Home
    </Link>
    <div className="flex flex-wrap justify-center gap-x-8">
      <MoreLink label="View All Artwork" to={paths.artworks} />
      <MoreLink label="View All Events" to={paths.events} />
    </div>
  </>
);

interface FrameProps {
  heading: string;
  /** Whether it stands in place of a whole page, whose heading and title it then has. */
  isPage?: boolean;
}

/**
 * What stands in place of a page, or of a part of one, that has nothing to show: an empty picture frame and words. Where
 * several parts of a page fail, those after the first say so in a line.
 */
export function EmptyFrame({
  heading,
  isPage = false,
  title = heading,
  children,
  action = isPage && WAYS_ON,
  details,
  role,
  picture,
}: FrameProps & {
  /** Name of the page in the document title. */
  title?: string;
  /** A sentence. */
  children?: ReactNode;
  action?: ReactNode;
  /** The cause, for whoever looks for it. */
  details?: string;
  role?: 'alert' | undefined;
  /** What hangs in the frame of a page. */
  picture?: ReactNode;
}) {
  return (
    <div
      role={role}
      className={cx(
        'flex flex-col items-center text-center',
        isPage ? 'page gap-8 py-12 md:py-16' : 'part-frame gap-5 py-6',
      )}
    >
      <div aria-hidden="true" className={cx('border border-ink', isPage ? 'p-3' : 'p-1.5')}>
        {picture ?? <div className={cx('aspect-4/5 bg-wall', isPage ? 'w-32' : 'w-13')} />}
      </div>
      <div className="flex flex-col items-center gap-4">
        {isPage ? (
          <PageHeading title={title}>{heading}</PageHeading>
        ) : (
          <p className="font-serif text-22">{heading}</p>
        )}
        {children && <p className="max-w-measure text-muted">{children}</p>}
        {action}
        {details && <p className="max-w-measure font-mono text-12 text-muted">{details}</p>}
      </div>
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
      // The heading of a page is read when it gets the focus.
      role={isPage ? undefined : 'alert'}
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
      details={error.message}
    >
      This could not be loaded. Another try often helps.
    </EmptyFrame>
  );
}
