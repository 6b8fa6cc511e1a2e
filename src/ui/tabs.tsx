import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

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

/** ARIA tabs with a roving tab stop; the panels are `TabPanel` children. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  activation = 'automatic',
  className,
  children,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next: Value) => onValueChange(next)}
      className={className}
    >
      <BaseTabs.List
        aria-label={label}
        activateOnFocus={activation === 'automatic'}
        className="border-hairline flex [scrollbar-width:none] gap-6 overflow-x-auto border-b"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="text-16 text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink -mb-px min-h-11 shrink-0 border-b-2 border-transparent py-2 transition-colors duration-150 focus-visible:-outline-offset-2"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  );
}

export function TabPanel({
  value,
  isKept = false,
  className,
  children,
}: {
  value: string;
  /** Stays in the document while another tab is shown, so that fields keep what was typed. */
  isKept?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <BaseTabs.Panel value={value} keepMounted={isKept} className={className}>
      {children}
    </BaseTabs.Panel>
  );
}
