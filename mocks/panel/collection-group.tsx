import { useCallback, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { formatCount, pluralize } from '#src/copy/format.ts';
import { saveEdit, undoEdit } from '#mocks/demo/collection/edit-collection.ts';
import { type EditableTable, editableTables } from '#mocks/demo/collection/row-edits.ts';
import {
  cancelSaving,
  collectionSaving,
  saveCollection,
} from '#mocks/demo/collection/save-collection.ts';
import {
  type BuiltCollection,
  builtCollection,
  viewCollection,
} from '#mocks/demo/collection/view-collection.ts';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { Field, FIELD, Group, Measure, ToolButton } from './panel-controls.tsx';
import { Row } from './row-details.tsx';
import { useDatabaseView } from './use-database-view.ts';

const LABELS: Record<EditableTable, string> = {
  artworks: 'Artworks',
  artists: 'Artists',
  events: 'Events',
};

/** Rows that are listed at first, and how many more with each press. */
const FIRST_ROWS = 8;
const MORE_ROWS = 50;

/** The rows of the collection, to look at, to change, and to save as the collection of another build. */
export function CollectionGroup({ controls }: { controls: DemoControls }) {
  const [built, setBuilt] = useState<BuiltCollection>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    builtCollection().then(setBuilt, (error: Error) => setProblem(error.message));
  }, []);

  return (
    <Group title="The collection">
      <p className="text-muted">What the shop is built with. Edits stay in this browser.</p>
      {problem !== '' && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      {built && (
        <>
          <CollectionRows controls={controls} built={built} />
          <SaveCollection />
        </>
      )}
    </Group>
  );
}

function CollectionRows({ controls, built }: { controls: DemoControls; built: BuiltCollection }) {
  const viewRows = useCallback(
    (database: DemoControls['backend']['database']) => viewCollection(built, database),
    [built],
  );
  const { view, refresh } = useDatabaseView(controls.backend, viewRows);
  const { scenarios } = useStore(controls.state);
  const [table, setTable] = useState<EditableTable>('artworks');
  const [sought, setSought] = useState('');
  const [most, setMost] = useState(FIRST_ROWS);
  if (!view) return null;

  const rows = view.tables[table];
  const found = rows.filter(({ title }) => title.toLowerCase().includes(sought.toLowerCase()));
  const isHidden = view.editCount > 0 && !scenarios.includes('edited');
  return (
    <>
      <div className="table-fields grid gap-3">
        <Field label="Table">
          <select
            className={FIELD}
            value={table}
            onChange={({ target }) => setTable(target.value as EditableTable)}
          >
            {editableTables.map((name) => (
              <option key={name} value={name}>
                {`${LABELS[name]} (${formatCount(view.tables[name].length)})`}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Find a title or name">
          <input
            type="search"
            className={FIELD}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </Field>
      </div>
      <ul
        aria-label={LABELS[table]}
        className="divided collection-rows border-y border-hairline empty:hidden"
      >
        {found.slice(0, most).map((row) => (
          <li key={`${table} ${row.id}`}>
            <Row
              row={row.isEdited ? { ...row, aside: 'edited' } : row}
              onSave={async (text) => {
                await saveEdit(controls, built, table, row.id, text);
                refresh();
              }}
            >
              {row.isEdited && (
                <ToolButton
                  onClick={async ({ currentTarget }) => {
                    // The button goes with the edit.
                    currentTarget.parentElement?.querySelector('button')?.focus();
                    await undoEdit(controls, built, table, row.id);
                    refresh();
                  }}
                >
                  Undo the edit
                </ToolButton>
              )}
            </Row>
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {found.length === 0
            ? 'No row has this in its title or name.'
            : `${formatCount(Math.min(found.length, most))} of ${formatCount(found.length)}; ${view.editCount === 0 ? 'no row' : pluralize(view.editCount, 'row')} edited.`}
        </p>
        {found.length > most && (
          <ToolButton className="shrink-0" onClick={() => setMost(most + MORE_ROWS)}>
            Show more
          </ToolButton>
        )}
      </div>
      {isHidden && (
        <div>
          <ToolButton onClick={() => void controls.showEdits()}>Show the edited rows</ToolButton>
        </div>
      )}
    </>
  );
}

function SaveCollection() {
  const { isSaving, pictures, totalPictures, result, problem } = useStore(collectionSaving);
  const id = useId();
  return (
    <>
      <p id={id} className="text-muted">
        A ZIP of all rows and their pictures. Unpacked, it is a folder for{' '}
        <code className="font-mono text-12">npm run fixtures -- --own FOLDER</code>.
      </p>
      {isSaving && (
        <Measure
          label={`Pictures: ${formatCount(pictures)} of ${formatCount(totalPictures)}`}
          value={pictures}
          most={totalPictures}
        />
      )}
      <div>
        <ToolButton
          aria-describedby={id}
          onClick={() => (isSaving ? cancelSaving() : void saveCollection())}
        >
          {isSaving ? 'Cancel' : 'Save as a collection'}
        </ToolButton>
      </div>
      <p role="status" aria-label="Saving" className="empty:hidden">
        {result}
      </p>
      {problem !== '' && (
        <p role="alert" className="wrap-anywhere text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
