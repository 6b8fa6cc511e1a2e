import { readFileSync, writeFileSync } from 'node:fs';
import { floors, goals, type MeasureName, measures, type VisitPart } from './measures.ts';
import type { ProfileName } from './profiles.ts';
import { formatAmount, formatRatio, type Result, rowsOf } from './report.ts';

type Figure = `${ProfileName} ${VisitPart} ${MeasureName}`;

/** What a version measured, an entry of `releases.json`. */
export interface Release {
  version: string;
  commit: string;
  /** Day of the measurement, in UTC. */
  date: string;
  rounds: number;
  /** Of each measure that has a goal the median: times the floor where it has one, else in its own unit. */
  figures: Partial<Record<Figure, number>>;
}

const RELEASES = 'src/bench/releases.json';

/** Releases that have a column. */
const SHOWN = 6;

const everyGoal = (Object.keys(goals) as ProfileName[]).flatMap((profile) =>
  (Object.keys(goals[profile]) as VisitPart[]).flatMap((part) =>
    (Object.keys(goals[profile][part]!) as MeasureName[]).map((name) => {
      const figure: Figure = `${profile} ${part} ${name}`;
      const show = (value: number) =>
        floors[part][name] ? formatRatio(value) : formatAmount(name, value);
      return { profile, part, name, figure, show, goal: goals[profile][part]![name]! };
    }),
  ),
);

export function figuresOf(results: readonly Result[], page: string): Release['figures'] {
  return Object.fromEntries(
    everyGoal.flatMap(({ profile, part, name, figure }) => {
      const row = rowsOf(results, { part, profile, page }).find((other) => other.name === name);
      return row ? [[figure, Number((row.ratio ?? row.value).toFixed(4))]] : [];
    }),
  );
}

/** Keeps figures as those of the version of package.json, and writes the table. */
export function recordRelease(measured: Omit<Release, 'version'>): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as Release;
  const releases = withRelease(readReleases(), { version, ...measured });
  writeFileSync(RELEASES, `${JSON.stringify(releases, null, 2)}\n`);
  writeFileSync('src/bench/releases.md', formatReleases(releases));
}

/** The newest first. */
export function readReleases(): Release[] {
  return JSON.parse(readFileSync(RELEASES, 'utf8')) as Release[];
}

/** The releases with another one first, which takes the place of an entry of the same version. */
export function withRelease(releases: readonly Release[], release: Release): Release[] {
  return [release, ...releases.filter(({ version }) => version !== release.version)];
}

/** `releases.md`, a column a release. */
export function formatReleases(releases: readonly Release[]): string {
  const shown = releases.slice(0, SHOWN);
  const rows = everyGoal.map(({ profile, part, name, figure, show, goal }) => [
    `${profile}, ${part}: ${measures[name].title}`,
    show(goal),
    ...shown.map(({ figures }) => (figures[figure] === undefined ? '' : show(figures[figure]))),
  ]);
  return `# Figures of the releases

Medians that [the benchmark](README.md) measured, and today's goals; "x" is times the floor. \`--record\` writes this
page from [releases.json](releases.json), newest first.

${formatMarkdown([
  ['', 'goal', ...shown.map(({ version }) => version)],
  ...rows,
  ['commit', '', ...shown.map(({ commit }) => commit)],
  ['measured', '', ...shown.map(({ date }) => date)],
  ['rounds', '', ...shown.map(({ rounds }) => `${rounds}`)],
])}
`;
}

/** As oxfmt would have it: the first column to the left, the others to the right. */
function formatMarkdown([head, ...rows]: readonly (readonly string[])[]): string {
  const widths = head!.map((_, column) =>
    Math.max(4, ...[head!, ...rows].map((row) => row[column]!.length)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!);
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head!.map(pad), rule, ...rows.map((row) => row.map(pad))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
