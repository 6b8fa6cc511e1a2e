import { SITE_EVENTS } from '#src/site/site-events.ts';
import { isDemo } from '#src/data/demo.ts';

/** The way to the demo's own controls; with a real server there are none. */
export function BackstageButton() {
  if (!isDemo()) return null;
  return (
    <button
      type="button"
      className="demo-words min-h-11 link"
      onClick={() => window.dispatchEvent(new Event(SITE_EVENTS.openBackstage))}
    >
      Backstage
    </button>
  );
}
