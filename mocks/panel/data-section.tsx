import { useState } from 'react';
import { slug } from '#src/copy/brand/slug.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { countOwnRows } from '#mocks/demo/rows/own-rows.ts';
import { signedInAs } from '#mocks/demo/state/tab-session.ts';
import { AskFirst } from './ask-first.tsx';
import { ImportButton } from './import-button.tsx';
import { useDatabaseView } from './use-database-view.ts';
import { download } from '#mocks/demo/download.ts';
import { Facts, Group, ToolButton } from './panel-controls.tsx';

/** What the visitor has left in the shop: its counts beside what removes it, and export and import. */
export function DataSection({ controls }: { controls: DemoControls }) {
  const [problem, setProblem] = useState('');
  const { view: ownRows = [] } = useDatabaseView(controls.backend, loadOwn);

  async function attempt(work: () => Promise<void>) {
    setProblem('');
    await work().catch((error: Error) => setProblem(error.message));
  }

  return (
    <div className="groups">
      <section className="flex flex-col gap-3 pb-5">
        <p>
          {controls.usesTabDatabase
            ? 'Removes what is in this tab while a state is shown. Your own cart and orders are untouched.'
            : 'Empties the cart, and removes the orders and accounts that this browser keeps.'}
        </p>
        <Facts facts={ownRows} />
        <div className="flex flex-wrap gap-2">
          <AskFirst
            label="Reset"
            question={controls.resetQuestion}
            note={
              controls.backend.database.mode === 'durable'
                ? 'All of this goes. The page reloads, and for ten seconds after that you can undo it.'
                : 'All of this goes. This browser keeps nothing here, so that it cannot be undone.'
            }
            loadFacts={() => loadOwn(controls.backend.database)}
            onConfirm={() => attempt(controls.reset)}
          />
        </div>
      </section>
      <Group title="Take it along">
        <p className="text-muted">
          Cart, orders and accounts in a file, for another browser or another day.
        </p>
        <div className="flex flex-wrap gap-2">
          <ToolButton
            onClick={() =>
              attempt(async () => download(`${slug}.json`, await controls.exportData()))
            }
          >
            Export
          </ToolButton>
          <ImportButton readImport={controls.readImport} attempt={attempt} />
        </div>
      </Group>
      {problem !== '' && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

const loadOwn = async (database: DemoControls['backend']['database']) => [
  ...(await countOwnRows(database)),
  ['Signed in', signedInAs()] as const,
];
