import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';

/**
 * Like `useNavigate`, for what comes after an await or a timer: the visitor may have gone elsewhere
 * meanwhile. It does nothing once the component has gone, or while another page is on its way.
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
