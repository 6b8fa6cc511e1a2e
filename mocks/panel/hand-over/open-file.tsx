import { useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import type { HandOver } from '#mocks/demo/hand-over/hand-over.ts';
import { goToHandOver } from '#mocks/demo/hand-over/open-hand-over.ts';
import { parseHandOverFile } from '#mocks/demo/hand-over/parse-file.ts';
import { FileButton } from '../panel-controls.tsx';
import { ReceivedDialog } from './received-dialog.tsx';

/** Chooses a file that another device has handed over, and asks before it is opened. */
export function OpenFile({ controls }: { controls: DemoControls }) {
  const [pending, setPending] = useState<HandOver>();
  const [problem, setProblem] = useState('');

  async function handleFile(file: File) {
    setProblem('');
    await parseHandOverFile(file).then(setPending, refuse);
  }
  const refuse = (error: Error) => setProblem(error.message);

  function handleOpen(handOver: HandOver) {
    setPending(undefined);
    try {
      controls.openState(goToHandOver(handOver));
    } catch (error) {
      refuse(error as Error);
    }
  }

  return (
    <>
      <FileButton
        label="Open a received file"
        accept="application/json,.json"
        onFile={handleFile}
      />
      {problem !== '' && (
        <p role="alert" className="w-full text-danger">
          {problem}
        </p>
      )}
      {pending && (
        <ReceivedDialog
          controls={controls}
          handOver={pending}
          onOpen={() => handleOpen(pending)}
          onKeep={() => setPending(undefined)}
        />
      )}
    </>
  );
}
