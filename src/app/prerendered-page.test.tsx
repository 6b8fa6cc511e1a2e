import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsHydrated } from '#src/hooks/use-is-hydrated.ts';
import {
  announceLive,
  type EarlyInput,
  INTERACTIVE_EVENT,
  readPrerenderedPage,
  replayEarlyInput,
  showRendered,
  whenRead,
} from './prerendered-page.ts';

const html = document.documentElement;
let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  delete window.takeEarlyInput;
  delete html.dataset.page;
  html.className = '';
});

/** Calls back when React answers, as the app does. */
function Mounting({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useLayoutEffect(onMount, [onMount]);
  return children;
}

/** Shows the HTML of `content`; the function that it returns has React take it over and waits until input is replayed. */
function prerender(content: ReactNode) {
  let mounted = () => {};
  const replayed = new Promise<void>((resolve) => {
    mounted = () => resolve(replayEarlyInput());
  });
  const app = <Mounting onMount={() => mounted()}>{content}</Mounting>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  return async () => {
    root = hydrateRoot(container, app);
    await replayed;
    // React renders what it was told at the end of the task.
    await new Promise((resolve) => setTimeout(resolve));
  };
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    Add
  </button>
);

/** Keeps what is done from now on, as the loader does. */
function keepInput() {
  const kept: EarlyInput[] = [];
  const keeping = new AbortController();
  for (const type of ['click', 'submit', 'input'] as const) {
    const keep = (event: Event) => {
      if (type === 'submit') event.preventDefault();
      kept.push({ event, target: event.target as HTMLElement });
    };
    addEventListener(type, keep, { capture: true, signal: keeping.signal });
  }
  window.takeEarlyInput = () => {
    keeping.abort();
    return kept;
  };
}

const submit = (form: HTMLElement) =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector)!;

test('a page that is shown is read, one that is hidden or was not prerendered is not', () => {
  const page = { pathname: '/cart', answers: { '/api/artists': 'abc' }, groupsByMonth: false };
  document.body.innerHTML = `<script type="application/json" id="page">${JSON.stringify(page)}</script>`;
  expect(readPrerenderedPage()).toBeUndefined();
  html.dataset.page = 'hidden';
  expect(readPrerenderedPage()).toBeUndefined();
  html.dataset.page = 'shown';
  expect(readPrerenderedPage()).toEqual(page);
});

test('showRendered takes away what hides the page or its sign-in link, and nothing else', () => {
  html.dataset.page = 'hidden';
  html.dataset.transport = 'page';
  html.className = 'signed-in deferring';
  showRendered();
  expect({ ...html.dataset }).toEqual({ transport: 'page' });
  expect(html.className).toBe('deferring');
  delete html.dataset.transport;
});

test.each([false, true])(
  'announceLive tells it once, where the page is hidden: %s',
  async (isHidden) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    const paint = vi.fn<(callback: FrameRequestCallback) => number>((callback) => {
      callback(0);
      return 0;
    });
    vi.stubGlobal('requestAnimationFrame', paint);
    const onInteractive = vi.fn();
    addEventListener(INTERACTIVE_EVENT, onInteractive, { once: true });
    await announceLive();
    expect(onInteractive).toHaveBeenCalledOnce();
    expect(paint).toHaveBeenCalledTimes(isHidden ? 0 : 1);
    expect(performance.getEntriesByName('vernissage:live')).not.toEqual([]);
    performance.clearMarks('vernissage:live');
  },
);

test('without a loader there is nothing to replay', async () => {
  await replayEarlyInput();
  expect(window.takeEarlyInput).toBeUndefined();
});

test('a click on a button is carried out once', async () => {
  const onClick = vi.fn();
  const takeOver = prerender(<AddButton onClick={onClick} />);
  keepInput();
  find('button').click();
  expect(onClick).not.toHaveBeenCalled();
  await takeOver();
  expect(onClick).toHaveBeenCalledOnce();
});

test('a click while React takes the page over is carried out once', async () => {
  const onClick = vi.fn();
  const takeOver = prerender(<AddButton onClick={onClick} />);
  keepInput();
  const taking = takeOver();
  // React answers a click by taking the page over at once, before it passes the click on.
  find('button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClick).toHaveBeenCalledOnce();
  await taking;
  expect(onClick).toHaveBeenCalledOnce();
});

test('a submitted form is checked by the browser and sent once', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const takeOver = prerender(
    <form onSubmit={onSubmit}>
      <input required />
      <button type="submit">Send</button>
    </form>,
  );
  keepInput();
  submit(find('form'));
  await takeOver();
  // The field is empty.
  expect(onSubmit).not.toHaveBeenCalled();

  find<HTMLInputElement>('input').value = 'Ada';
  keepInput();
  submit(find('form'));
  onSubmit.mockClear();
  await replayEarlyInput();
  expect(onSubmit).toHaveBeenCalledOnce();
});

function Search({ initial = '' }) {
  const [text, setText] = useState(initial);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

test.each(['', 'sea'])('text typed over "%s" reaches a controlled field', async (initial) => {
  const takeOver = prerender(<Search initial={initial} />);
  keepInput();
  find<HTMLInputElement>('input').value = 'hill';
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  await takeOver();
  expect(find<HTMLInputElement>('input').value).toBe('hill');
  expect(find('output').textContent).toBe('hill');
});

function Sort({ label = '' }) {
  const [order, setOrder] = useState('newest');
  return (
    <>
      <select aria-label={label} value={order} onChange={(event) => setOrder(event.target.value)}>
        {['price', 'newest', 'oldest'].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <output>{order}</output>
    </>
  );
}

test.each(['price', 'oldest'])('the choice of "%s" reaches a controlled select', async (choice) => {
  const takeOver = prerender(<Sort />);
  keepInput();
  find<HTMLSelectElement>('select').value = choice;
  find('select').dispatchEvent(new Event('input', { bubbles: true }));
  await takeOver();
  expect(find<HTMLSelectElement>('select').value).toBe(choice);
  expect(find('output').textContent).toBe(choice);
});

test('a choice in a part that React takes over later and renders once more reaches its select', async () => {
  function RenderedTwice() {
    return <Sort label={useIsHydrated() ? 'Sort' : ''} />;
  }
  const takeOver = prerender(
    <Suspense>
      <RenderedTwice />
    </Suspense>,
  );
  keepInput();
  find<HTMLSelectElement>('select').value = 'price';
  find('select').dispatchEvent(new Event('input', { bubbles: true }));
  await takeOver();
  expect(find<HTMLSelectElement>('select').value).toBe('price');
  expect(find('output').textContent).toBe('price');
});

test('of several controlled fields each keeps its value', async () => {
  function Filters() {
    const [filters, setFilters] = useState({ medium: '', order: '' });
    return (
      <>
        {(['medium', 'order'] as const).map((name) => (
          <select
            key={name}
            value={filters[name]}
            onChange={(event) => setFilters({ ...filters, [name]: event.target.value })}
          >
            <option value="">Any</option>
            <option value="chosen">Chosen</option>
          </select>
        ))}
        <output>{JSON.stringify(filters)}</output>
      </>
    );
  }
  const takeOver = prerender(<Filters />);
  keepInput();
  for (const select of document.querySelectorAll('select')) {
    select.value = 'chosen';
    select.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await takeOver();
  expect(JSON.parse(find('output').textContent)).toEqual({ medium: 'chosen', order: 'chosen' });
});

test('what was typed is there before the form that was submitted after it', async () => {
  const sent: string[] = [];
  function Letter() {
    const [email, setEmail] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(email);
        }}
      >
        <input required value={email} onChange={(event) => setEmail(event.target.value)} />
      </form>
    );
  }
  const takeOver = prerender(<Letter />);
  keepInput();
  find<HTMLInputElement>('input').value = 'ada@example.com';
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  submit(find('form'));
  await takeOver();
  expect(sent).toEqual(['ada@example.com']);
});

test('an element that is no longer there is skipped, the others are not', async () => {
  const onClick = vi.fn();
  const takeOver = prerender(<AddButton onClick={onClick} />);
  const removed = document.body.appendChild(document.createElement('button'));
  const clicks = vi.fn();
  removed.addEventListener('click', clicks);
  keepInput();
  removed.click();
  find('button').click();
  removed.remove();
  clicks.mockClear();
  await takeOver();
  expect(clicks).not.toHaveBeenCalled();
  expect(onClick).toHaveBeenCalledOnce();
});

test('where the page is rendered anew, its buttons and fields stand for those that the visitor used', async () => {
  const choices = vi.fn();
  const page = (works: string[]) => (
    <>
      {works.map((work) => (
        <p key={work}>
          {work}
          <button type="button" aria-label={`Add ${work}`} onClick={() => choices(work)} />
          <button type="button" onClick={() => choices(`view ${work}`)}>
            View
          </button>
        </p>
      ))}
      <input name="email" onChange={({ target }) => choices(target.value)} />
    </>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<main>{page(['Dawn', 'Noon', 'Sold'])}</main>);
  keepInput();
  const [, noonView] = [...container.querySelectorAll<HTMLElement>('button:not([aria-label])')];
  noonView!.click();
  find('[aria-label="Add Noon"]').click();
  find('[aria-label="Add Sold"]').click();
  Object.assign(find('input'), { value: 'ada@example.com' });
  find('input').dispatchEvent(new Event('input', { bubbles: true }));

  await new Promise<void>((resolve) => {
    root = createRoot(container);
    root.render(
      <Mounting onMount={() => resolve(replayEarlyInput())}>
        <main>{page(['Dawn', 'Noon', 'Dusk'])}</main>
      </Mounting>,
    );
  });
  expect(choices.mock.calls.flat()).toEqual(['view Noon', 'Noon', 'ada@example.com']);
});

test('A page whose HTML is still coming is waited for, one that is there is not', async () => {
  await whenRead();
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const read = vi.fn();
  void whenRead().then(read);
  await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
});
