import { useState } from 'react';
import { slug } from '#src/copy/brand/slug.ts';
import { formatCount } from '#src/copy/format.ts';
import { tableNames, tables } from '#mocks/backend/db/tables.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { countOwnRows } from '#mocks/demo/rows/own-rows.ts';
import { signedInAs } from '#mocks/demo/state/tab-session.ts';
import { AskFirst } from './ask-first.tsx';
import { ImportButton } from './import-button.tsx';
import { useDatabaseView } from './use-database-view.ts';
import { download } from '#mocks/demo/download.ts';
import { Facts, Group, ToolButton } from './panel-controls.tsx';

/** What the visitor has left in the shop: its counts, and reset, export and import. */
export function DataSection({ controls }: { controls: DemoControls }) {
  return (
    <div className="groups">
      <DataActions controls={controls} />
      <Group title="In the shop">
        <Counts controls={controls} />
      </Group>
    </div>
  );
}

function Counts({ controls: { backend } }: { controls: DemoControls }) {
  const { view = [] } = useDatabaseView(backend, viewCounts);
  return <Facts facts={view.map(([label, count]) => [label, formatCount(count)])} />;
}

async function viewCounts(database: DemoControls['backend']['database']) {
  return Promise.all([
    countOf('Works', database.artworks),
    countOf('Artists', database.artists),
    countOf('Events', database.events),
    ...tableNames.map((name) =>
      database[name].read((rows) => [tables[name].label, rows.size] as const),
    ),
  ]);
}

async function countOf(label: string, table: Promise<{ size: number }>) {
  return [label, (await table).size] as const;
}

function DataActions({ controls }: { controls: DemoControls }) {
  const [problem, setProblem] = useState('');

  async function attempt(work: () => Promise<void>) {
    setProblem('');
    await work().catch((error: Error) => setProblem(error.message));
  }

  return (
    <div>
      <Group title="Begin again">
        <p className="text-muted">
          {controls.usesTabDatabase
            ? 'Cart, orders and accounts belong to this tab while a scenario or a clock is on. Your own are untouched.'
            : 'Empties the cart, and removes the orders and accounts that this browser keeps.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <AskFirst
            label="Reset"
            question={controls.resetQuestion}
            note={
              controls.backend.database.mode === 'durable'
                ? 'All of this goes. The page reloads, and for ten seconds after that you can undo it.'
                : 'All of this goes. This browser keeps nothing here, so that it cannot be undone.'
            }
            loadFacts={async () => [
              ...(await countOwnRows(controls.backend.database)),
              ['Signed in', signedInAs()],
            ]}
            onConfirm={() => attempt(controls.reset)}
          />
        </div>
      </Group>
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
