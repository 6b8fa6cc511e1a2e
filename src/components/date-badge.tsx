import { DATE_UNKNOWN, formatBadge, formatDateTime, formatTime } from '#src/copy/format.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { cx } from '#src/ui/cx.ts';
import { NOTHING_YET, useIsHydrated } from '#src/hooks/use-is-hydrated.ts';

/** "DEC" over "5". */
export function DateBadge({ date, className }: { date: string; className?: string }) {
  const isHydrated = useIsHydrated();
  const badge = isHydrated ? formatBadge(date) : { month: NOTHING_YET, day: NOTHING_YET };
  if (!badge) {
    return (
      <p className={cx('text-center eyebrow text-muted', className)}>
        <abbr title={DATE_UNKNOWN} className="no-underline">
          TBA
        </abbr>
      </p>
    );
  }
  return (
    <time
      dateTime={isHydrated ? date : undefined}
      className={cx('flex flex-col items-center leading-none', className)}
    >
      <span className="eyebrow text-accent">{badge.month}</span>
      <span className="mt-1 font-serif text-28">{badge.day}</span>
    </time>
  );
}

/** "Dec 5 · 7:30 PM", where there is no room for the badge. */
export function DateLine({ date, className }: { date: string; className?: string }) {
  const isHydrated = useIsHydrated();
  const badge = isHydrated ? formatBadge(date) : undefined;
  const text = badge
    ? joinTexts([`${badge.month} ${badge.day}`, formatTime(date)], ' · ')
    : DATE_UNKNOWN;
  return <p className={cx('eyebrow text-accent', className)}>{isHydrated ? text : NOTHING_YET}</p>;
}

/** "Dec 5, 2026, 7:30 PM" */
export function EventTime({ date, className }: { date: string; className?: string }) {
  const isHydrated = useIsHydrated();
  return (
    <time dateTime={(isHydrated && date) || undefined} className={className}>
      {isHydrated ? formatDateTime(date) : NOTHING_YET}
    </time>
  );
}
