import { type Check, GROUPS } from './check.ts';

/**
 * The checks that are named, in their order: by group, by name, or by a part of names that have it in common. A name is
 * several, separated by commas, unless a check's name has its comma.
 * @throws Error that lists what there is
 */
export function chosenChecks(names: readonly string[], checks: readonly Check[]): readonly Check[] {
  const chosen = new Set(
    names.flatMap((name) => {
      const whole = name.includes(', ') ? checksNamed(name, checks) : [];
      return whole.length > 0 ? whole : name.split(',').flatMap((part) => known(part, checks));
    }),
  );
  return checks.filter((check) => chosen.has(check));
}

function known(name: string, checks: readonly Check[]): readonly Check[] {
  const found = checksNamed(name, checks);
  if (found.length > 0) return found;
  throw new Error(
    // What is wrong stands last, where a terminal shows it.
    [
      'Checks:',
      ...checks.map((check) => `  ${check.group}: ${check.name}`),
      `Groups: ${GROUPS.join(', ')}.`,
      `--only: '${name.trim()}' is none of these groups, and in no check's name.`,
    ].join('\n'),
  );
}

function checksNamed(name: string, checks: readonly Check[]): readonly Check[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return [];
  const ofGroup = checks.filter(({ group }) => group === wanted);
  if (ofGroup.length > 0) return ofGroup;
  const containing = checks.filter((check) => check.name.toLowerCase().includes(wanted));
  const exact = containing.filter((check) => check.name.toLowerCase() === wanted);
  return exact.length > 0 ? exact : containing;
}
