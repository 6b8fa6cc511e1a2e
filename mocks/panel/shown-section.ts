import { createStore } from 'zustand/vanilla';

/** What Backstage's first page leads to, for whoever shows the shop. */
const presenterSections = ['tour', 'states', 'offline', 'data', 'present'] as const;

/** What stands behind "For developers", in the order of its tabs. */
export const developerSections = [
  'requests',
  'faults',
  'rows',
  'api',
  'as-specified',
  'about',
] as const;

/** The sections of Backstage, by the name that an address uses: `?backstage=as-specified`. */
export const sectionNames = ['start', ...presenterSections, ...developerSections] as const;

/** What is about the shop, and of no use to another app that has installed the backend. */
const OF_THE_SHOP = new Set(['tour', 'offline', 'present', 'as-specified', 'about']);

/** Whether Backstage leads to a section. */
export const isOffered = (name: string): boolean =>
  import.meta.env.MODE !== 'package' || !OF_THE_SHOP.has(name);

export type PresenterSection = (typeof presenterSections)[number];

export type DeveloperSection = (typeof developerSections)[number];

export type SectionName = (typeof sectionNames)[number];

/** The section that Backstage shows, or will show when it is opened again. */
export const shownSection = createStore<SectionName>(() => 'start');

/** Shows another section; a name that there is not changes nothing. */
export function showSection(name: string | undefined): void {
  const section = sectionNames.find((known) => known === name);
  if (section) shownSection.setState(section, true);
}
