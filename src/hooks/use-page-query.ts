import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * The parameters in the query of the page's address; the same object until they change. A prerendered page, which stands
 * at the address without a query, has none, nor has the render that takes it over.
 */
export function usePageQuery(): URLSearchParams {
  const isHydrated = useIsHydrated();
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(isHydrated ? search : ''), [isHydrated, search]);
}
