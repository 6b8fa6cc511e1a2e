import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendState } from '#mocks/transport/backend-state.ts';
import type { SiteVersion } from '#src/site/site-version.ts';
import { BuildGroup } from './build-group.tsx';

const version: SiteVersion = {
  version: '0.1.0',
  build: '07a8954b4cda',
  builtAt: '2026-11-23T07:59:35.046Z',
};

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  backendState.setState({ pageBuild: version.build, workerBuild: version.build });
});

afterEach(() => {
  cleanup();
  backendState.setState(backendState.getInitialState(), true);
});

const group = () => screen.getByRole('heading', { name: 'Build' }).parentElement!;

test('It says which build the page is of, which one the host has, and since when', async () => {
  fetched.mockResolvedValue(Response.json(version));
  render(<BuildGroup />);
  expect(await screen.findByText('2026-11-23 07:59 UTC')).toBeVisible();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/version.json', {
    cache: 'no-store',
  });
  expect(group()).toHaveTextContent('Page07a8954b4cda');
  expect(group()).toHaveTextContent('On the host07a8954b4cda');
  expect(group()).toHaveTextContent('Host version0.1.0');
  expect(group()).toHaveTextContent('No newer build is waiting.');
});

test('It says that the host has another build, and when it is ready', async () => {
  fetched.mockResolvedValue(Response.json({ ...version, build: 'another' }));
  render(<BuildGroup />);
  expect(await screen.findByText(/^The host has another build\./)).toBeVisible();
  backendState.setState({ isUpdateWaiting: true });
  expect(await screen.findByRole('button', { name: 'Update' })).toBeVisible();
  expect(screen.queryByText(/^The host has another build\./)).toBeNull();
});

test.each([
  ['answers 404', 'It answered 404', async () => new Response('', { status: 404 })],
  ['is not reached', 'Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
])('Where the host %s, it says so', async (_condition, reason, answer) => {
  fetched.mockImplementation(answer);
  render(<BuildGroup />);
  expect(await screen.findByText(`The host does not say what it has: ${reason}`)).toBeVisible();
  expect(group()).toHaveTextContent('Page07a8954b4cda');
});

test('A page of the development server asks for none', () => {
  backendState.setState({ pageBuild: '' });
  render(<BuildGroup />);
  expect(group()).toHaveTextContent('Pagedevelopment');
  expect(fetched).not.toHaveBeenCalled();
});
