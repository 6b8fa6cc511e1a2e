import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  connectTour,
  type PresentedStep,
  type TourMessage,
} from '#mocks/demo/tour/tour-channel.ts';
import { NotesPage } from './notes-page.tsx';

const STEP: PresentedStep = {
  tour: 'For buyers',
  step: 2,
  count: 3,
  title: 'The cart',
  words: 'Seven pieces.',
  notes: 'Let them look.',
  next: 'To pay',
  hasForm: true,
};

let audience: ReturnType<typeof connectTour>;
const heard: TourMessage[] = [];

beforeEach(() => {
  heard.length = 0;
  audience = connectTour((message) => heard.push(message));
});

afterEach(() => {
  cleanup();
  audience.close();
  vi.useRealTimers();
});

const commands = () =>
  heard.flatMap((message) => (message.kind === 'command' ? [message.command] : []));

async function present(step: Partial<PresentedStep> = {}) {
  render(<NotesPage />);
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'opened' }]));
  audience.send({ kind: 'step', step: { ...STEP, ...step }, isAnswer: true });
  await screen.findByRole('heading', { name: 'The cart' });
  return userEvent.setup();
}

test('The notes, what the audience reads, and the next step are shown', async () => {
  await present();
  expect(screen.getByText('For buyers, step 2 of 3')).toBeVisible();
  expect(screen.getByText('Let them look.')).toBeVisible();
  expect(screen.getByText('Seven pieces.')).toBeVisible();
  expect(screen.getByText('To pay')).toBeVisible();
  await vi.waitFor(() => expect(document.title).toBe('Notes: The cart'));
});

test('A page of the audience that has just come is answered, so that it knows of the notes', async () => {
  await present();
  audience.send({ kind: 'step', step: STEP, isAnswer: false });
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'opened' }, { kind: 'opened' }]));
});

test('Buttons and arrow keys lead the tour', async () => {
  const user = await present();
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.keyboard('{ArrowRight}{PageUp}');
  await vi.waitFor(() => expect(commands()).toEqual(['fill in', 'previous', 'next', 'previous']));
});

test('After the end of the tour the page says so and leads to one', async () => {
  await present();
  audience.send({ kind: 'ended' });
  expect(await screen.findByRole('heading', { name: 'Waiting for the tour' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start the tour in a new window' })).toHaveAttribute(
    'href',
    '/?tour=1',
  );
});

test('The clock starts, pauses and begins anew', () => {
  vi.useFakeTimers();
  render(<NotesPage />);
  const clock = screen.getByRole('timer');
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  wait(5_000);
  expect(clock).toHaveTextContent('0:00');
  press('Start');
  wait(61_000);
  expect(clock).toHaveTextContent('1:01');
  press('Pause');
  wait(5_000);
  expect(clock).toHaveTextContent('1:01');
  press('Start');
  wait(2_000);
  expect(clock).toHaveTextContent('1:03');
  press('Reset');
  expect(clock).toHaveTextContent('0:00');
});
