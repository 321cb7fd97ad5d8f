import { DAY, EMPTY_CHRONICLE, type First, MAX_AMOUNT, MOST_FIRSTS, OTHERS } from '@slumberfell/engine';
import { SHARED_FIRSTS } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import type { DatedChronicle } from './present-chronicle.ts';
import { presentSharedPart } from './present-shared-part.ts';

const nights = { experience: null, kills: null, items: null, hunting: null };
const records = { experience: null, gold: null, kills: null, rarest: null, nights };
const dated = (chronicle: Partial<DatedChronicle['chronicle']>): DatedChronicle => ({
  since: 1,
  until: 2,
  chronicle: { ...EMPTY_CHRONICLE, ...chronicle },
  records,
  sharedSince: 1,
});

test('has the newest firsts, and counts all whose instant is known', () => {
  const known = Array.from(
    { length: SHARED_FIRSTS + 10 },
    (_, index): First => ({ kind: 'trophy', id: index + 1, at: ((index * 7) % 40) * DAY + 1_000 }),
  );
  const unknown: First = { kind: 'pet', id: 1, at: 0 };
  const { newest, total } = presentSharedPart(dated({ firsts: [unknown, ...known] })).firsts;
  expect(total).toBe(known.length);
  const instants = known.map(({ at }) => at).toSorted((one, other) => other - one);
  expect(newest.map(({ at }) => at)).toEqual(instants.slice(0, SHARED_FIRSTS).map((at) => at - 1_000));
  expect(known.length).toBeLessThan(MOST_FIRSTS);
});

test('tells of nights, firsts and the begin of the chronicle the day alone', () => {
  const bedtime = 20_787 * DAY + 79_200_123;
  const best = { from: bedtime, amount: 5 };
  const part = presentSharedPart({
    ...dated({ firsts: [{ kind: 'pet', id: 1, at: bedtime }] }),
    since: bedtime,
    records: { ...records, nights: { experience: best, kills: best, items: null, hunting: best } },
  });
  const night = { from: 20_787 * DAY, amount: 5 };
  expect(part.records.nights).toEqual({ experience: night, kills: night, items: null, hunting: night });
  expect(part.firsts.newest.map(({ at }) => at)).toEqual([20_787 * DAY]);
  expect(part.since).toBe(20_787 * DAY);
});

test('sums up all rows, also of enemies and dungeons without a row of their own', () => {
  const { totals } = presentSharedPart(
    dated({
      enemies: new Map([
        [1, [3, 1]],
        [OTHERS, [4, 0]],
      ]),
      dungeons: new Map([
        [1, [2]],
        [2, [5]],
      ]),
      regions: new Map([
        [1, [1, 10, 100]],
        [2, [0, 0, 0, 1_000, 10_000]],
      ]),
    }),
  );
  expect(totals).toEqual({ kills: 7, runs: 7, time: 11_111, gold: 0 });
});

test('sends no sum above the largest amount', () => {
  const all = [MAX_AMOUNT, MAX_AMOUNT];
  const enemies = new Map([
    [1, all],
    [2, all],
  ]);
  expect(presentSharedPart(dated({ enemies })).totals.kills).toBe(MAX_AMOUNT);
});
