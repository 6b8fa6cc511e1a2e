import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BackstageButton } from './backstage-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

test('A click on Backstage dispatches the event that opens it', async () => {
  const opened = new Promise((resolve) => {
    addEventListener('vernissage:backstage', resolve, { once: true });
  });
  render(<BackstageButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Backstage' }));
  await expect(opened).resolves.toBeInstanceOf(Event);
});

test('With a real server the Backstage button is not rendered', () => {
  vi.stubEnv('VITE_BACKEND', 'live');
  const { container } = render(<BackstageButton />);
  expect(container).toBeEmptyDOMElement();
});
