import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import { useRouter } from './hooks.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, which begins with a slash. */
  to: string;
}

/** A link to a page of the site. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate(to);
  }

  return (
    <a {...rest} href={router.createHref(to)} onClick={handleClick}>
      {children}
    </a>
  );
}

/** A link that has `aria-current` when it leads to the current page. */
export function NavLink(props: LinkProps) {
  const router = useRouter();
  const isCurrent = () => comparable(router.state.location.pathname) === comparable(props.to);
  const isOnPage = useSyncExternalStore(router.subscribe, isCurrent, isCurrent);
  return <Link {...props} aria-current={isOnPage ? 'page' : undefined} />;
}

/** Any other click is the browser's: it opens a tab or a window, or downloads. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  const { target } = event.currentTarget;
  const isModified = metaKey || altKey || ctrlKey || shiftKey;
  return button === 0 && !isModified && (target === '' || target === '_self');
}

/** Paths match ignoring case and a trailing slash. */
function comparable(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/$/, '');
}
