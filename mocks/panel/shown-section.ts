import { createStore } from 'zustand/vanilla';

/** The sections of Backstage in their order, by the name that an address uses: `?backstage=as-specified`. */
export const sectionNames = [
  'tour',
  'as-specified',
  'data',
  'rows',
  'faults',
  'requests',
  'api',
  'about',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** The section that Backstage shows, or will show when it is opened again. */
export const shownSection = createStore<SectionName>(() => 'tour');

/** Shows another section; a name that there is not changes nothing. */
export function showSection(name: string | undefined): void {
  const section = sectionNames.find((known) => known === name);
  if (section) shownSection.setState(section, true);
}
