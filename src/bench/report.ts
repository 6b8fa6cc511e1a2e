import {
  floors,
  goals,
  type MeasureName,
  type Measures,
  measures as table,
  type VisitPart,
} from './measures.ts';
import type { ProfileName } from './profiles.ts';
import { medians } from './statistics.ts';

/** What one visit to one page measured. */
export interface Result {
  part: VisitPart;
  profile: ProfileName;
  /** `plain`, `hero-first`, or the name of a site. */
  page: string;
  round: number;
  measures: Measures;
  marks: Readonly<Record<string, number>>;
}

interface Row {
  name: MeasureName;
  floor?: number | undefined;
  value: number;
  ratio?: number | undefined;
  goal?: number | undefined;
  isMissed: boolean;
}

/** The medians of a site in one part beside its floors and goals. */
export function rowsOf(results: readonly Result[], { part, profile, page }: Key): Row[] {
  const medianOf = (name: string) =>
    medians(
      results
        .filter((result) => matches(result, { part, profile, page: name }))
        .map((result) => result.measures),
    );
  const own = medianOf(page);
  return (Object.keys(table) as MeasureName[]).flatMap((name) => {
    const value = own[name];
    if (value === undefined) return [];
    const floorName = floors[part][name];
    const floor = floorName && medianOf(floorName)[name];
    const ratio = floor === undefined ? undefined : value / floor;
    const goal = goals[profile][part]?.[name];
    return {
      name,
      floor,
      value,
      ratio,
      goal,
      isMissed: goal !== undefined && (ratio ?? value) > goal,
    };
  });
}

type Key = Pick<Result, 'part' | 'profile' | 'page'>;

function matches(result: Result, key: Key): boolean {
  return result.part === key.part && result.profile === key.profile && result.page === key.page;
}

/** The table of a site in one part, for the console. */
export function formatPart(results: readonly Result[], key: Key): string {
  const rows = rowsOf(results, key).map(({ name, floor, value, ratio, goal, isMissed }) => {
    const show = (amount: number) => formatAmount(name, amount);
    return [
      table[name].title,
      floor === undefined ? '' : show(floor),
      show(value),
      ratio === undefined ? '' : formatRatio(ratio),
      goal === undefined ? '' : (ratio === undefined ? show : formatRatio)(goal),
      isMissed ? 'missed' : '',
    ];
  });
  const heading = `${key.part}, ${key.profile}, ${key.page}`;
  return `${heading}\n${formatTable([['', 'floor', 'median', 'ratio', 'goal', ''], ...rows])}`;
}

/** An amount in the measure's own unit. */
export function formatAmount(name: MeasureName, amount: number): string {
  const { unit, digits = 0 } = table[name];
  return `${amount.toFixed(digits)} ${unit}`.trim();
}

/** Times the floor. */
export function formatRatio(ratio: number): string {
  return `${ratio.toFixed(2)} x`;
}

/** When the user timing marks were set, in their order. */
export function formatMarks(results: readonly Result[], key: Key): string {
  const marks = medians(
    results.filter((result) => matches(result, key)).map((result) => result.marks),
  );
  const rows = Object.entries(marks)
    .filter((entry): entry is [string, number] => entry[1] !== undefined)
    .sort(([, a], [, b]) => a - b)
    .map(([name, at]) => [name, `${at.toFixed(0)} ms`]);
  return rows.length === 0 ? '' : formatTable(rows);
}

/** Columns of equal width: the first to the left, the others to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
