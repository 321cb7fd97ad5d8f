import { readFileSync } from 'node:fs';
import { TROPHY_FILTERS } from '@slumberfell/art';
import { expect, test } from 'vitest';
import { RANK_NAMES, type TrophyRank, trophyRank } from './trophy-rank.ts';

const tokens = readFileSync(new URL('../../ui/theme/tokens.css', import.meta.url), 'utf8');

test.each([
  [0, 'locked'],
  [1, 'bronze'],
  [2, 'silver'],
  [3, 'gold'],
  [1_000_000, 'gold'],
])('gives %d claimed trophies the rank %s', (claimed, rank) => {
  expect(trophyRank(claimed)).toBe(rank);
});

test.each(Object.keys(RANK_NAMES) as TrophyRank[])(
  'sets the filter of packages/art for %s in the tokens',
  (rank) => {
    const [, filter = ''] = new RegExp(`--metal-${rank}: ([^;]+);`).exec(tokens) ?? [];
    // packages/art writes `.36` for a number below 1; the formatter of style sheets writes `0.36`.
    expect(filter.replaceAll('(0.', '(.')).toBe(TROPHY_FILTERS[rank]);
  },
);
