import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useMemo,
} from 'react';
import { cx } from './cx.ts';

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Automatic activation follows the arrows; manual waits for Enter or Space, where a tab may call the backend. */
  activation?: 'automatic' | 'manual';
  className?: string;
  children: ReactNode;
}

interface Selection {
  groupId: string;
  value: string;
}

const SelectionContext = createContext<Selection>({ groupId: '', value: '' });

function tabId(groupId: string, value: string) {
  return `${groupId}-tab-${value}`;
}

function panelId(groupId: string, value: string) {
  return `${groupId}-panel-${value}`;
}

/**
 * Tabs after the ARIA practices: one tab stop, arrows, Home and End; the panels are `TabPanel`
 * children. Written here because a library's would be a twelfth of the bytes before
 * the first picture.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  activation = 'automatic',
  className,
  children,
}: TabsProps<Value>) {
  const groupId = useId();
  const selection = useMemo(() => ({ groupId, value }), [groupId, value]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const current = buttons.indexOf(event.target as HTMLElement);
    const target = {
      ArrowRight: (current + 1) % buttons.length,
      ArrowLeft: (current - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
    const tab = tabs[target];
    if (tab && activation === 'automatic') onValueChange(tab.value);
  }

  return (
    <SelectionContext value={selection}>
      <div className={className}>
        {/* The line does not fade with what scrolls. */}
        <div className="border-b border-hairline">
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus */}
          <div
            role="tablist"
            aria-label={label}
            className="flex fading-end gap-6"
            onKeyDown={handleKeyDown}
          >
            {tabs.map((tab) => {
              const isSelected = tab.value === value;
              return (
                <button
                  key={tab.value}
                  type="button"
                  role="tab"
                  id={tabId(groupId, tab.value)}
                  aria-selected={isSelected}
                  aria-controls={isSelected ? panelId(groupId, tab.value) : undefined}
                  tabIndex={isSelected ? 0 : -1}
                  className={cx(
                    'min-h-11 min-w-11 shrink-0 border-b-2 py-2 text-16 hues hover:text-ink focus-visible:-outline-offset-2',
                    isSelected
                      ? 'border-accent text-ink'
                      : 'border-transparent text-muted forced-colors:border-[Canvas]',
                  )}
                  onClick={() => onValueChange(tab.value)}
                >
                  {tab.label}
                </button>
              );
            })}
          </div>
        </div>
        {children}
      </div>
    </SelectionContext>
  );
}

/** What a tab shows; kept, it stays in the page while another tab is shown, with what was typed into it. */
export function TabPanel({
  value,
  isKept = false,
  className,
  children,
}: {
  value: string;
  isKept?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { groupId, value: selected } = useContext(SelectionContext);
  const isShown = selected === value;
  if (!isShown && !isKept) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(groupId, value)}
      aria-labelledby={tabId(groupId, value)}
      tabIndex={0}
      hidden={!isShown}
      className={className}
    >
      {children}
    </div>
  );
}
