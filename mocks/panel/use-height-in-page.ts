import { type RefObject, useLayoutEffect } from 'react';

/** Keeps the height of an element as a custom property of the page, which makes room for it. */
export function useHeightInPage(element: RefObject<HTMLElement | null>, property: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() =>
      style.setProperty(property, `${element.current!.offsetHeight}px`),
    );
    sizes.observe(element.current!);
    return () => {
      sizes.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
