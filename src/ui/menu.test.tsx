import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { asInSafari } from '#src/testing/safari.ts';
import { Menu, MENU_ITEM } from './menu.tsx';

afterEach(cleanup);

const entry = (name: string) => screen.getByRole('menuitem', { name });
const button = () => screen.getByRole('button', { name: 'Fruit' });

function renderMenu() {
  const onChoose = vi.fn<() => void>();
  render(
    <>
      <Menu label="Fruit" trigger="Fruit">
        {['Apple', 'Banana', 'Blueberry'].map((name) => (
          <button key={name} type="button" {...MENU_ITEM} onClick={onChoose}>
            {name}
          </button>
        ))}
      </Menu>
      <button type="button">After</button>
    </>,
  );
  return onChoose;
}

test('A closed menu shows nothing and says so', () => {
  renderMenu();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
});

test.each([
  ['{Enter}', 'Apple'],
  [' ', 'Apple'],
  ['{ArrowDown}', 'Apple'],
  ['{ArrowUp}', 'Blueberry'],
])('The key "%s" opens it at %s', async (key, name) => {
  renderMenu();
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(entry(name)).toHaveFocus();
});

test('Arrows go around, Home and End to the ends, letters to the next that begins so', async () => {
  renderMenu();
  await userEvent.click(button());
  await userEvent.keyboard('{ArrowUp}');
  expect(entry('Blueberry')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(entry('Apple')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(entry('Blueberry')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(entry('Apple')).toHaveFocus();
  await userEvent.keyboard('b');
  expect(entry('Banana')).toHaveFocus();
  await userEvent.keyboard('B');
  expect(entry('Blueberry')).toHaveFocus();
});

test.each(['{Enter}', ' '])(
  'The key "%s" chooses once, closes and gives the focus back',
  async (key) => {
    const onChoose = renderMenu();
    await userEvent.click(button());
    await userEvent.keyboard(key);
    expect(onChoose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  },
);

test('Esc closes it and gives the focus back; Tab closes it and goes on', async () => {
  renderMenu();
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test.each(['ctrlKey', 'metaKey', 'altKey'])(
  'A letter, an arrow or Space pressed with %s is left to the browser',
  async (modifier) => {
    const onChoose = renderMenu();
    expect(fireEvent.keyDown(button(), { key: 'ArrowDown', [modifier]: true })).toBe(true);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(button());
    for (const key of ['b', 'ArrowDown', 'End', ' ']) {
      expect(fireEvent.keyDown(entry('Apple'), { key, [modifier]: true })).toBe(true);
    }
    expect(entry('Apple')).toHaveFocus();
    expect(onChoose).not.toHaveBeenCalled();
  },
);

test('A press elsewhere closes it and leaves the focus alone', async () => {
  renderMenu();
  await userEvent.click(button());
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).not.toHaveFocus();
});

test('In Safari a second click on the button closes it', async () => {
  renderMenu();
  asInSafari(button());
  await userEvent.click(button());
  expect(entry('Apple')).toHaveFocus();
  await userEvent.click(button());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});
