import { readCommandLine } from '../command-line.ts';
import type { Figure } from '../figure.ts';
import { report } from '../report.ts';
import { leaderboardFigures, SIZES } from './figures.ts';

/**
 * `npm run bench:leaderboards [-- --json] [-- --short] [-- embedded|PostgreSQL] [-- 1000000]`: inserts as
 * many characters as the number says into a temporary database, which takes some GB. Checks that every
 * compared page and rank is exact, and that answers are fast. Exit code 1 when a figure breaks its limit.
 */
const { words: wanted, json, size } = readCommandLine();
const amounts = SIZES[size];
const count = Number(wanted.find((argument) => /^\d+$/.test(argument)) ?? amounts.count);
const names = (['embedded', 'PostgreSQL'] as const).filter(
  (name) => wanted.includes(name) || !wanted.some((argument) => !/^\d+$/.test(argument)),
);
const figures: Figure[] = [];
for (const name of names) figures.push(...(await leaderboardFigures(name, { ...amounts, count })));
report(figures, { json, size });
