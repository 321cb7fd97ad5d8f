import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { EMPTY_REPORT, ItemCategory, openWorld } from '@slumberfell/engine';
import type { IdleReportAnswer } from '@slumberfell/protocol';
import { describe, expect, test } from 'vitest';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { foldedGains, reportItemsOf, skillGainsOf } from './report-items.ts';
import { endingOf, lengthOf, storyOf, surplusOf } from './story.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const itemId = (name: string) => compiled.sets.items.find((item) => item.name === name)?.id ?? 0;
const enemyId = (name: string) => compiled.sets.enemies.find((enemy) => enemy.name === name)?.id ?? 0;

const FLAX = itemId('Raw Flax');
const BREAD = compiled.sets.items.find(({ category }) => category === ItemCategory.Food)?.id ?? 0;
const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

const reported = (report: Partial<IdleReportAnswer>): IdleReportAnswer => ({
  since: NOON,
  until: NOON + 8 * HOUR,
  ...EMPTY_REPORT,
  ...report,
});

const flax = (source: 'gathered' | 'looted', amount: number) => ({ itemId: FLAX, source, amount });
const [dungeon] = compiled.sets.dungeons;

describe('the story of an absence', () => {
  test('says what was gathered', () => {
    const report = reported({ action: { kind: 'craft', id: FLAX }, gained: [flax('gathered', 5_412)] });
    expect(storyOf(report, world)).toBe(
      'While you rested, your legend gathered 5,412 Raw Flax and would like it noted.',
    );
  });

  test('names the enemy that ended it in defeat', () => {
    const ended = { at: NOON, reason: 'defeated', enemyId: enemyId('Barrow Reeve') } as const;
    const report = reported({ action: { kind: 'hunt', id: 1 }, kills: [{ enemyId: 1, amount: 9 }], ended });
    expect(storyOf(report, world)).toBe('Your legend came home early. It says the Barrow Reeve started it.');
    const boss = { ...ended, enemyId: enemyId('Old Miller Quern') };
    expect(storyOf({ ...report, ended: boss }, world)).toContain('It says Old Miller Quern started it.');
  });

  test('says how many fights were won, in which region, and which dungeon was cleared', () => {
    const kills = [
      { enemyId: 1, amount: 1_000 },
      { enemyId: 2, amount: 234 },
    ];
    expect(storyOf(reported({ action: { kind: 'hunt', id: 1 }, kills }), world)).toBe(
      'While you rested, your legend won 1,234 fights in Lanternlea and has a story about each.',
    );
    const id = dungeon?.id ?? 0;
    const cleared = reported({
      action: { kind: 'dungeon', id },
      kills,
      runs: [{ dungeonId: id, amount: 2 }],
    });
    expect(storyOf(cleared, world)).toContain(`cleared ${dungeon?.name} twice`);
  });
});

describe('more items than the player chose to make', () => {
  const rows = (id: number) => {
    const table = compiled.sets.lootTables.find((one) => one.id === world.craft(id)?.lootTableId);
    return table?.subTables.filter(({ itemId }) => itemId === id) ?? [];
  };
  const made = (id: number) =>
    reported({ action: { kind: 'craft', id }, gained: [{ itemId: id, source: 'gathered', amount: 7_209 }] });

  test("is explained with the world's own chance of a second portion", () => {
    const barley = itemId('Lea Barley');
    const [row, ...more] = rows(barley);
    expect([row?.amount, more]).toEqual([1, []]);
    const percent = Math.round((row?.probability ?? 0) * 100);
    expect(percent).toBeGreaterThan(0);
    expect(surplusOf(made(barley), world)).toBe(
      `Lea Barley sometimes comes double: on average ${percent} extra for every 100 asked for.`,
    );
  });

  test('is not explained for an item without second portions, an item that was not made, and a fight', () => {
    expect(rows(FLAX)).toEqual([]);
    expect(surplusOf(made(FLAX), world)).toBeNull();
    expect(surplusOf({ ...made(itemId('Lea Barley')), gained: [] }, world)).toBeNull();
    expect(surplusOf({ ...made(itemId('Lea Barley')), action: { kind: 'hunt', id: 1 } }, world)).toBeNull();
  });
});

test('uses an ending for missing items that fits components as well as sold or worn pieces', () => {
  const ended = { at: NOON, reason: 'components', enemyId: null } as const;
  expect(endingOf(reported({ ended }))?.why).toBe('What the work needed was gone.');
});

test("says how long before the player's return the session ended", () => {
  const ended = { at: NOON + 6 * HOUR + 20_000, reason: 'limit', enemyId: null } as const;
  expect(endingOf(reported({ ended }))).toEqual({
    at: timeOfDay(ended.at),
    when: '1 h 59 min before you came back',
    why: 'The idle time was used up, and your legend drifted home.',
  });
  expect(endingOf(reported({ ended: { ...ended, at: NOON + 8 * HOUR } }))?.when).toBe(
    'just as you came back',
  );
  expect(endingOf(reported({}))).toBeNull();
  expect(lengthOf({ since: NOON, until: NOON + 10 * 60_000 + 1 })).toBe('10 min');
});

describe('the items of a report', () => {
  const trophy = compiled.sets.items.find(({ category }) => category === ItemCategory.Trophy)?.id ?? 0;

  test('are finds first, from all sources, then the other items by source, the most valuable first', () => {
    const gained = [
      flax('gathered', 100),
      { itemId: BREAD, source: 'gathered', amount: 1 },
      { itemId: trophy, source: 'gathered', amount: 1 },
      flax('looted', 3),
      { itemId: trophy, source: 'looted', amount: 2 },
    ] as const;
    const { finds, gains, worth } = reportItemsOf(reported({ gained }), world);
    expect(finds.map(({ item, amount }) => [item.id, amount])).toEqual([[trophy, 3]]);
    expect(gains.map(({ source }) => source)).toEqual(['gathered', 'looted']);
    const [gathered] = gains;
    const values = gathered?.items.map(({ item, amount }) => item.value * amount) ?? [];
    expect(values).toEqual([...values].sort((one, other) => other - one));
    const priceOf = (id: number) => world.item(id)?.value ?? 0;
    const brought = 103 * priceOf(FLAX) + priceOf(BREAD) + 3 * priceOf(trophy);
    expect(worth).toBe(brought);
    const used = [{ itemId: BREAD, amount: 40 }];
    expect(reportItemsOf(reported({ gained, used }), world).worth).toBe(brought - 40 * priceOf(BREAD));
  });

  test('puts skills with gained levels before skills with only experience', () => {
    const skillGains = skillGainsOf(
      reported({
        experience: [
          { skillId: 2, before: 100_000, points: 900 },
          { skillId: 1, before: 0, points: 174 },
        ],
      }),
      world,
    );
    expect(skillGains.map(({ name, from, to, experience }) => [name, from, to, experience])).toEqual([
      ['Harvesting', 1, 3, 174],
      ['Mining', skillGains[1]?.to, skillGains[1]?.to, 100_900],
    ]);
  });

  test('folds skills without a new level when there are many', () => {
    const trained = (count: number, risen: number) =>
      foldedGains(
        Array.from({ length: count }, (_, index) => ({
          skillId: index + 1,
          name: 'Skill',
          points: 10,
          from: 5,
          to: index < risen ? 6 : 5,
          experience: 1_000,
        })),
      );
    const counts = (count: number, risen: number) => {
      const { shown, folded } = trained(count, risen);
      return [shown.length, folded.length];
    };
    expect(counts(4, 0)).toEqual([4, 0]);
    expect(counts(6, 0)).toEqual([3, 3]);
    expect(counts(6, 5)).toEqual([5, 1]);
  });
});
