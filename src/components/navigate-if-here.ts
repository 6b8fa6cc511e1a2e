import { useLayoutEffect, useRef } from 'react';
import { useRouter } from '#src/router/hooks.ts';

/**
 * Like `useNavigate`, for use after an await or in a timer, when the visitor may have left the page: it does nothing
 * once the component is unmounted or while another page is loading.
 */
export function useNavigateIfHere(): (path: string) => void {
  const router = useRouter();
  const isMounted = useRef(false);

  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return (path) => {
    if (isMounted.current && !router.state.pending) void router.navigate(path);
  };
}
