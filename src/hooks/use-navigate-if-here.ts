import { useLayoutEffect, useRef } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { useSiteRouter } from '#src/router/site-router.tsx';

/**
 * Like `useNavigate`, for use after an await or in a timer, when the visitor may have left the page: it does nothing
 * once the component is unmounted or while another page is loading.
 */
export function useNavigateIfHere(): (path: string, options?: NavigateOptions) => Promise<void> {
  const router = useSiteRouter();
  const isMounted = useRef(false);

  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return async (path, options) => {
    if (isMounted.current && !router.state.pending) await router.navigate(path, options);
  };
}
