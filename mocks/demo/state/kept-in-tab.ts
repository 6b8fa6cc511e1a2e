/** Whether the tab's session storage has an entry of this key; false where storage is blocked. */
export function isKeptInTab(key: string): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}
