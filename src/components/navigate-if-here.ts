import { useLayoutEffect, useRef } from 'react';
import { useRouter } from '#src/router/hooks.ts';
import type { NavigateOptions } from '#src/router/router.ts';

/**
 * Like `useNavigate`, for use after an await or in a timer, when the visitor may have left the page: it does nothing
 * once the component is unmounted or while another page is loading.
 */
export function useNavigateIfHere(): (path: string, options?: NavigateOptions) => void {
  const router = useRouter();
  const isMounted = useRef(false);

  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return (path, options) => {
    if (isMounted.current && !router.state.pending) void router.navigate(path, options);
  };
}
