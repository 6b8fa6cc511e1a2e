import { formatBadge, formatDate, formatTime } from '#src/copy/format.ts';
import { cx } from '#src/ui/cx.ts';

/** "DEC" over "5". */
export function DateBadge({ date, className }: { date: string; className?: string }) {
  const { month, day } = formatBadge(date);
  return (
    <time dateTime={date} className={cx('flex flex-col items-center leading-none', className)}>
      <span className="eyebrow text-accent">{month}</span>
      <span className="mt-1 font-serif text-28">{day}</span>
    </time>
  );
}

/** "Dec 5, 2026, 7:30 PM" */
export function EventTime({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {formatDate(date)}, {formatTime(date)}
    </time>
  );
}
