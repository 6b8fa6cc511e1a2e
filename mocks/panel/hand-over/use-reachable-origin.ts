import { useEffect, useState } from 'react';
import { isLoopback, networkOrigins } from '#mocks/demo/hand-over/network-origins.ts';

export interface ReachableOrigin {
  /** Other devices reach the page, at its own address or at the chosen one. */
  isReachable: boolean;
  /** The page's own address is this computer's for itself alone. */
  isLoopback: boolean;
  /** The addresses of this computer in its networks, as far as the server knows them; undefined until it has said so. */
  known: readonly string[] | undefined;
  /** The one that stands in the link; undefined for the page's own. */
  chosen: string | undefined;
  choose: (origin: string) => void;
}

/** Where another device reaches this page. */
export function useReachableOrigin(href: string): ReachableOrigin {
  const isOnlyHere = isLoopback(new URL(href).hostname);
  const [known, setKnown] = useState<readonly string[]>();
  const [chosen, choose] = useState<string>();
  useEffect(() => {
    if (isOnlyHere) void networkOrigins().then(setKnown);
  }, [isOnlyHere]);
  const origin = chosen ?? known?.[0];
  return {
    isReachable: !isOnlyHere || origin !== undefined,
    isLoopback: isOnlyHere,
    known,
    chosen: origin,
    choose,
  };
}
