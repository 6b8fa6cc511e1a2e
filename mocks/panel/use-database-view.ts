import { useEffect, useRef, useState } from 'react';
import type { DemoControls } from '#mocks/demo/demo-controls.ts';

type Backend = DemoControls['backend'];

/**
 * What `view` makes of the rows, made again after every call and by `refresh`.
 * @param view must stay the same function
 */
export function useDatabaseView<View>(
  { database, log }: Backend,
  view: (database: Backend['database']) => Promise<View>,
): { view: View | undefined; refresh: () => void } {
  const [current, setCurrent] = useState<View>();
  const refresh = useRef(async () => {});
  useEffect(() => {
    let isShown = true;
    refresh.current = async () => {
      const made = await view(database);
      if (isShown) setCurrent(made);
    };
    void refresh.current();
    // Rows change only by calls, and every call here is logged; those of another tab are read with it.
    const unsubscribe = log.subscribe(() => void refresh.current());
    return () => {
      isShown = false;
      unsubscribe();
    };
  }, [database, log, view]);
  return { view: current, refresh: () => void refresh.current() };
}
