import { type SubmitEvent, useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { signedInName } from '#mocks/demo/hand-over/collect-hand-over.ts';
import { piecesIn } from '#mocks/demo/hand-over/describe-hand-over.ts';
import { nameOfPage } from '#mocks/demo/hand-over/page-address.ts';
import { DEFAULT_MINUTES, parseMinutes } from '#mocks/demo/present/minutes.ts';
import { Field, FIELD, MAIN_TOOL, NumberedSteps } from './panel-controls.tsx';
import { useDatabaseView } from './use-database-view.ts';

const HOLD = 'hold the shop’s name for two seconds';
const CHORD = 'press Ctrl+Alt+Shift+X, or ';

/** "Home, 3 works, 4 tickets in the cart, nobody signed in" */
async function describePrepared({ cart }: DemoControls['backend']['database']): Promise<string> {
  const name = signedInName();
  return [
    nameOfPage(location.href),
    await cart.read((rows) => piecesIn(rows.all(), 'the cart')),
    name === undefined ? 'nobody signed in' : `signed in as ${name}`,
  ].join(', ');
}

/** Begins present mode with the shop as it is now. */
export function PresentSection({ controls }: { controls: DemoControls }) {
  const [minutes, setMinutes] = useState(String(DEFAULT_MINUTES));
  const [problem, setProblem] = useState('');
  const { view: prepared } = useDatabaseView(controls.backend, describePrepared);
  const chord = matchMedia('(pointer: coarse)').matches ? '' : CHORD;

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    try {
      await controls.present(parseMinutes(minutes));
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return (
    <form onSubmit={handleSubmit}>
      <p className="intro">
        For a stand or a lobby: when nobody has touched the shop for a while, it starts over by
        itself. Until you leave, there is no Backstage.
      </p>
      <NumberedSteps
        steps={[
          {
            title: 'Prepare the shop',
            content: (
              <>
                <p className="text-muted">
                  Open the page, fill the cart, sign somebody in. It starts over with:
                </p>
                {prepared !== undefined && <p className="font-semibold">{prepared}</p>}
              </>
            ),
          },
          {
            // Before it begins: who has started without it is locked in.
            title: 'Know the way out',
            content: (
              <p className="text-muted">
                <span>{`To leave, ${chord}${HOLD}; then type `}</span>
                <strong className="text-ink">“leave”</strong>
                <span>. Your own cart and orders stay as they are.</span>
              </p>
            ),
          },
          {
            title: 'Start',
            content: (
              <>
                <div className="start-line flex items-end gap-3">
                  <Field label="Minutes until it starts over">
                    <input
                      inputMode="decimal"
                      className={FIELD}
                      aria-invalid={problem !== ''}
                      value={minutes}
                      onChange={({ target }) => setMinutes(target.value)}
                    />
                  </Field>
                  <button type="submit" className={MAIN_TOOL}>
                    Start
                  </button>
                </div>
                {problem !== '' && (
                  <p role="alert" className="text-danger">
                    {problem}
                  </p>
                )}
              </>
            ),
          },
        ]}
      />
    </form>
  );
}
