/**
 * Keeps visitors of a stand in this shop and in this tab: what leads elsewhere, or opens a menu of the browser, does
 * nothing.
 * @param signal ends it
 */
export function stayInShop(signal?: AbortSignal): void {
  const options = { capture: true, ...(signal && { signal }) };
  for (const type of ['click', 'auxclick']) addEventListener(type, handleClick, options);
  for (const type of ['contextmenu', 'dragstart', 'beforeinstallprompt']) {
    addEventListener(type, (event) => event.preventDefault(), options);
  }
}

function handleClick(event: Event): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return;
  const opensElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
  if (opensElsewhere || leadsElsewhere(link)) event.preventDefault();
}

function leadsElsewhere(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === location.origin && link.protocol === location.protocol;
  return !isHere || link.hasAttribute('download') || !['', '_self'].includes(link.target);
}
