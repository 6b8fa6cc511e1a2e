import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BackstageButton } from './backstage-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

test('The footer asks for Backstage, whoever listens', async () => {
  const asked = new Promise((resolve) => {
    addEventListener('vernissage:backstage', resolve, { once: true });
  });
  render(<BackstageButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Backstage' }));
  await expect(asked).resolves.toBeInstanceOf(Event);
});

test('With a real server there is no Backstage', () => {
  vi.stubEnv('VITE_BACKEND', 'live');
  const { container } = render(<BackstageButton />);
  expect(container).toBeEmptyDOMElement();
});
