import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';
import { ToolButton } from '../panel-controls.tsx';

// The library of the code comes with it.
const HandOverDialog = lazy(async () => ({
  default: (await import('./hand-over-dialog.tsx')).HandOverDialog,
}));

/** Opens what hands this page over to another device. */
export function HandOverButton({ controls }: { controls: DemoControls }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Smartphone aria-hidden="true" size={14} />
        Hand over
      </ToolButton>
      {isOpen && (
        <Suspense>
          <HandOverDialog controls={controls} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
