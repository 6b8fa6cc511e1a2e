/** Keeps visitors of a stand in this shop and in this tab: what leads elsewhere, or opens a menu of the browser, does nothing. */
export function stayInShop(): void {
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(type, handleClick, { capture: true });
  }
  for (const type of ['contextmenu', 'dragstart', 'beforeinstallprompt']) {
    addEventListener(type, (event) => event.preventDefault(), { capture: true });
  }
}

function handleClick(event: Event): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return;
  const opensElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
  if (opensElsewhere || leadsElsewhere(link)) event.preventDefault();
}

function leadsElsewhere({ href, target, download }: HTMLAnchorElement): boolean {
  const { origin, protocol } = new URL(href);
  const isHere = origin === location.origin && protocol === location.protocol;
  return !isHere || download !== '' || !['', '_self'].includes(target);
}
