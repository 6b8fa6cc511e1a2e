import { isDemo } from '#src/data/demo.ts';

/** What the backend in the browser listens for; `mocks/demo/entry-points.ts` names it too. */
const REQUEST = 'vernissage:backstage';

/** The way to the demo's own controls; with a real server there are none. */
export function BackstageButton() {
  if (!isDemo()) return null;
  return (
    <button
      type="button"
      className="min-h-11 link"
      onClick={() => window.dispatchEvent(new Event(REQUEST))}
    >
      Backstage
    </button>
  );
}
