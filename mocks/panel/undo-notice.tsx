import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { ToolButton } from './panel-controls.tsx';

/** Says after a reset or an import that it can be undone, for as long as it can. */
export function UndoNotice({ controls }: { controls: DemoControls }) {
  const { undo, replacement } = useStore(controls.dataUndo);
  const [problem, setProblem] = useState('');
  return (
    <div role="status" className="px-5 empty:hidden">
      {undo && (
        <div className="mb-3 flex items-center justify-between gap-3 rounded-control border border-accent p-3">
          <p>
            {replacement === 'import'
              ? 'The rows are those of the file.'
              : 'The rows are as they were at the beginning.'}
          </p>
          <ToolButton
            className="shrink-0"
            onClick={() => undo().catch((error: Error) => setProblem(error.message))}
          >
            <Undo2 aria-hidden="true" size={14} />
            <span>{replacement === 'import' ? 'Undo import' : 'Undo reset'}</span>
          </ToolButton>
        </div>
      )}
      {problem !== '' && <p className="mb-3 text-danger">{problem}</p>}
    </div>
  );
}
