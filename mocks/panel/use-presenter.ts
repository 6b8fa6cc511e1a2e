import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  connectTour,
  type PresentedStep,
  type TourCommand,
} from '#mocks/demo/tour/tour-channel.ts';

/**
 * Tells a presenter's window which step is shown, and does what it asks for.
 * @returns whether there is one
 */
export function usePresenter(
  step: PresentedStep,
  onCommand: (command: TourCommand) => void,
): boolean {
  const [isPresented, setPresented] = useState(false);
  const connection = useRef<ReturnType<typeof connectTour>>(undefined);
  const handleCommand = useEffectEvent(onCommand);
  const tell = useEffectEvent((isAnswer: boolean, changes?: Partial<PresentedStep>) =>
    connection.current?.send({ kind: 'step', step: { ...step, ...changes }, isAnswer }),
  );

  useEffect(() => {
    connection.current = connectTour((message) => {
      if (message.kind === 'command') handleCommand(message.command);
      if (message.kind === 'closed') setPresented(false);
      if (message.kind === 'opened') {
        setPresented(true);
        tell(true);
      }
    });
    tell(false);
    return () => {
      connection.current?.send({ kind: 'ended' });
      connection.current?.close();
    };
  }, []);

  const { hasForm } = step;
  useEffect(() => tell(true, { hasForm }), [hasForm]);

  return isPresented;
}
