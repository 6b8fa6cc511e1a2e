import type { LucideIcon } from 'lucide-react';
import { cx } from '#src/ui/cx.ts';

interface ControlButtonProps {
  label: string;
  icon: LucideIcon;
  isDisabled: boolean;
  isHidden?: boolean;
  className?: string;
  onPress: () => void;
}

/** A round button of the picture viewer. */
export function ControlButton({
  label,
  icon: Icon,
  isDisabled,
  isHidden = false,
  className,
  onPress,
}: ControlButtonProps) {
  if (isHidden) return null;
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would lose the focus at the limits.
      aria-disabled={isDisabled}
      className={cx(
        'flex size-11 items-center justify-center rounded-full bg-paper hover:text-accent aria-disabled:cursor-default aria-disabled:text-control',
        className,
      )}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
    </button>
  );
}
