import { useEffect, useRef, useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { removeRow, saveRow } from '#mocks/demo/rows/edit-rows.ts';
import { type Letter, viewMail } from '#mocks/demo/traffic/mail.ts';
import { viewRows } from '#mocks/demo/rows/row-views.ts';
import { CollectionGroup } from './collection-group.tsx';
import { Group, ToolButton } from './panel-controls.tsx';
import { Disclosure, Row } from './row-details.tsx';
import { useDatabaseView } from './use-database-view.ts';

interface Removed {
  title: string;
  putBack: () => Promise<void>;
  /** Why it could not be put back. */
  problem?: string;
}

/** The stored rows, to look at and to change, and the mail that a server would send for them. */
export function RowsSection({ controls }: { controls: DemoControls }) {
  const { backend } = controls;
  const { view, refresh } = useDatabaseView(backend, viewStored);
  const [removed, setRemoved] = useState<Removed>();
  const section = useRef<HTMLDivElement>(null);
  const putBackButton = useRef<HTMLButtonElement>(null);
  // The button that had the focus has gone with its row.
  useEffect(() => {
    if (removed) putBackButton.current?.focus();
  }, [removed]);

  async function handlePutBack(row: Removed) {
    try {
      await row.putBack();
    } catch (error) {
      return setRemoved({ ...row, problem: (error as Error).message });
    }
    section.current?.focus();
    setRemoved(undefined);
    refresh();
  }

  const { tables = [], letters = [] } = view ?? {};
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const empty = [
    ...tables.filter(({ rows }) => rows.length === 0).map(({ label }) => label),
    ...(letters.length === 0 ? ['Mail'] : []),
  ];

  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      <div className="groups">
        {filled.map(({ name, label, rows }) => (
          <Group key={name} title={`${label} (${rows.length})`}>
            <ul className="divided -my-2 flex flex-col">
              {rows.map((row) => (
                <li key={row.id}>
                  <Row
                    row={row}
                    onSave={async (text) => {
                      await saveRow(backend.database, name, row.id, text);
                      refresh();
                    }}
                  >
                    <ToolButton
                      onClick={async () => {
                        const putBack = await removeRow(backend.database, name, row.id);
                        setRemoved({ title: row.title, putBack });
                        refresh();
                      }}
                    >
                      Remove
                    </ToolButton>
                  </Row>
                </li>
              ))}
            </ul>
          </Group>
        ))}
        {letters.length > 0 && <Mail letters={letters} />}
        {view && empty.length > 0 && (
          <p className="border-t border-hairline py-3 text-muted">{`Empty: ${empty.join(', ')}`}</p>
        )}
      </div>
      {view && <CollectionGroup controls={controls} />}
      <div role="status" className="sticky bottom-0 empty:hidden">
        {removed && (
          <p className="flex items-center justify-between gap-3 border-t border-hairline bg-paper py-3">
            <span>{removed.problem ?? `Removed: ${removed.title}`}</span>
            <ToolButton
              ref={putBackButton}
              className="shrink-0"
              onClick={() => handlePutBack(removed)}
            >
              Put it back
            </ToolButton>
          </p>
        )}
      </div>
    </div>
  );
}

async function viewStored(database: DemoControls['backend']['database']) {
  const [tables, letters] = await Promise.all([viewRows(database), viewMail(database)]);
  return { tables, letters };
}

function Mail({ letters }: { letters: readonly Letter[] }) {
  return (
    <Group title={`Mail (${letters.length})`}>
      <p className="text-muted">
        The shop sends no mail. These are the letters that a server would send for these rows.
      </p>
      <ul className="divided -mb-2 flex flex-col">
        {letters.map(({ key, to, subject, text }) => (
          <li key={key}>
            <Disclosure title={subject} aside="">
              <p className="wrap-anywhere text-muted">{`To: ${to}`}</p>
              <p className="whitespace-pre-line">{text}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Group>
  );
}
