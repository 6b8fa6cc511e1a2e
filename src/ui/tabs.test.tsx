import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

afterEach(cleanup);

const TABS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three' },
] as const;

function Example({ activation }: { activation: 'automatic' | 'manual' }) {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('one');
  return (
    <Tabs
      label="Numbers"
      tabs={TABS}
      value={value}
      onValueChange={setValue}
      activation={activation}
    >
      <TabPanel value="one">First</TabPanel>
      <TabPanel value="two" isKept>
        Second
      </TabPanel>
      <TabPanel value="three">Third</TabPanel>
    </Tabs>
  );
}

test('one tab is a tab stop, and it is tied to its panel', async () => {
  render(<Example activation="automatic" />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'One', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('First');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('arrows, Home and End move around; automatic activation follows', async () => {
  render(<Example activation="automatic" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Three', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Two', selected: true })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'One', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Third');
});

test('manual activation waits for Enter or Space', async () => {
  render(<Example activation="manual" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Two', selected: false })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('First');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('Second');
});

test('a kept panel stays in the page, hidden', () => {
  render(<Example activation="manual" />);
  expect(screen.getByText('Second')).not.toBeVisible();
  expect(screen.queryByText('Third')).not.toBeInTheDocument();
});
