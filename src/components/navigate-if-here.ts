import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';

/**
 * Like `useNavigate`, for use after an await or in a timer, when the visitor may have left the page: it does nothing
 * once the component is unmounted or while another page is loading.
 */
export function useNavigateIfHere(): (path: string) => void {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isHere = useRef(false);

  useLayoutEffect(() => {
    isHere.current = state === 'idle';
    return () => {
      isHere.current = false;
    };
  }, [state]);

  return (path) => {
    if (isHere.current) void navigate(path);
  };
}
