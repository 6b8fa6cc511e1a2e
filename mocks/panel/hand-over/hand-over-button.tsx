import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { ToolButton } from '../panel-controls.tsx';
import { PanelDialog } from './panel-dialog.tsx';

// The library of the code comes with it.
const HandOver = lazy(async () => ({ default: (await import('./hand-over.tsx')).HandOver }));

/** Opens what hands this page over to another device. */
export function HandOverButton({ controls }: { controls: DemoControls }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <QrCode aria-hidden="true" size={14} />
        Hand over
      </ToolButton>
      {isOpen && (
        <PanelDialog title="Hand over" onClose={() => setIsOpen(false)}>
          <Suspense>
            <HandOver controls={controls} />
          </Suspense>
        </PanelDialog>
      )}
    </>
  );
}
