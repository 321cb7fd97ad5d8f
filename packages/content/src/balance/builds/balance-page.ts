import { VERBS, type VerbName } from '@slumberfell/engine';
import { item } from '../shipped.ts';
import type { BestBuild } from './build.ts';
import { BUILD_PLACES } from './build-cells.ts';
import { type BuildMeasures, MEASURED_NIGHTS, measureBuilds } from './build-measures.ts';
import { missesOf, type Range, targetOf } from './build-targets.ts';
import { cutSums, verbsOf } from './build-verbs.ts';
import { namesOf, styleName } from './stored-builds.ts';

export interface MeasuredBuild {
  readonly build: BestBuild;
  readonly measures: BuildMeasures;
}

/** Measures all builds, in their order. */
export const measureAll = (builds: readonly BestBuild[]): readonly MeasuredBuild[] =>
  BUILD_PLACES.flatMap((place) => {
    const own = builds.filter(({ cell }) => cell.style === place.style && cell.level === place.level);
    const measures = measureBuilds(place, own);
    return own.map((build, index) => ({ build, measures: measures[index] as BuildMeasures }));
  });

/** The verbs that are in every build. */
export const verbsInAll = (builds: readonly BestBuild[]): readonly VerbName[] =>
  [...countVerbs(builds)].flatMap(([name, count]) => (count === builds.length ? [name] : []));

/** In how many builds each verb is, the most first. */
function countVerbs(builds: readonly BestBuild[]): ReadonlyMap<VerbName, number> {
  const counts = new Map<VerbName, number>();
  for (const build of builds)
    for (const name of verbsOf(build)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].toSorted(([, one], [, other]) => other - one));
}

/** The first part of docs/balance.md. */
export function balancePage(measured: readonly MeasuredBuild[]): string {
  const builds = measured.map(({ build }) => build);
  const levels = [...new Set(BUILD_PLACES.map(({ level }) => level))];
  return [
    HEAD,
    ...levels.flatMap((level) => levelSection(level, measured)),
    '## Verbs',
    '',
    `In how many of the ${builds.length} best builds each verb stands. A verb that stands in all would be no choice: ${listed(verbsInAll(builds))}.`,
    '',
    '| Verb | Builds |',
    '|:--|--:|',
    ...[...countVerbs(builds)].map(([name, count]) => `| ${name} | ${count} |`),
    '',
    `In none: ${listed(unusedVerbs(builds))}.`,
    '',
    `Sums that a cap cuts: ${listed(builds.flatMap(cutSums))}.`,
    '',
    '',
  ].join('\n');
}

const HEAD = `# Balance

\`npm run balance\` writes the tables of builds and \`packages/content/world/best-builds.csv\`; \`npm run careers -- --story\` writes the section
[Story](#story). Nothing here is written by hand.
\`npm run balance -- --measure\` measures the stored builds again, without a search. The nightly tests (\`npm run test:long\`) search, too.

A best build is what the search for the best of the bag finds for a character who owns every piece of its style and has tamed every pet:
all skills at one level, open hunting in one region, nights of 8 h, plenty of the best food of Normal quality. It starts from plain Normal
gear and from Elite gear, for each aim, and goes on from the best of all that was found. Seeds are in \`find-builds.ts\`. Measures are of
${MEASURED_NIGHTS} nights under other seeds, as multiples of those in plain Normal gear that eats at half health. Gold is the worth of the loot less
that of the eaten food. A measure that misses its target is bold (ADR 0027).
`;

function levelSection(level: number, measured: readonly MeasuredBuild[]): readonly string[] {
  const own = measured.filter(({ build }) => build.cell.level === level);
  return [
    `## Level ${level}`,
    '',
    '| Style | Best for | Experience | Gold | Food | Target | Nights survived | Eats at | Pieces with traits or of item sets, and companion |',
    '|:--|:--|--:|--:|--:|:--|--:|--:|:--|',
    ...own.map(rowOf),
    '',
  ];
}

function rowOf({ build, measures }: MeasuredBuild): string {
  const { cell, threshold } = build;
  const missed = missesOf(cell, measures);
  const number = (name: keyof BuildMeasures): string => {
    const text = measures[name].toFixed(2);
    return missed.some((miss) => miss.startsWith(name)) ? `**${text}**` : text;
  };
  return `| ${[
    styleName(cell.style),
    cell.aim,
    number('experience'),
    number('gold'),
    number('food'),
    targetText(targetOf(cell)),
    `${Math.round(measures.survives * 100)} %`,
    `${threshold} %`,
    bearersText(build),
  ].join(' | ')} |`;
}

/** Names of the pieces with traits, of those of item sets, and of the companion. */
function bearersText({ pieces, companion }: BestBuild): string {
  const bearers = pieces.filter((id) => item(id).traits !== undefined || item(id).itemSetId !== undefined);
  return namesOf({ pieces: bearers, companion }).join(', ');
}

const targetText = (target: ReturnType<typeof targetOf>): string =>
  Object.entries(target)
    .map(([name, range]) => `${name} ${rangeText(range)}`)
    .join(', ');

function rangeText({ min, max }: Range): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  return min === undefined ? `at most ${max}` : `at least ${min}`;
}

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

/** Verbs of characters that no build has. */
function unusedVerbs(builds: readonly BestBuild[]): readonly string[] {
  const counts = countVerbs(builds);
  return Object.entries(VERBS).flatMap(([name, { bearers }]) =>
    bearers.includes('item') && !counts.has(name as VerbName) ? [name] : [],
  );
}
