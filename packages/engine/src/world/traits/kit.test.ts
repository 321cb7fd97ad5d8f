import { describe, expect, it, test } from 'vitest';
import { SKILL } from '../skills.ts';
import { doubleProducts, type Kit, kitOf, NO_KIT, savedComponents, turnIndex } from './kit.ts';
import { type Trait, Verb } from './trait.ts';
import { AgainKind, EnemyKind, ThriftKind } from './verbs.ts';
import { WornKits } from './worn-kits.ts';

const item = (...traits: Trait[]): Kit => kitOf(traits, 'item');
const enemy = (...traits: Trait[]): Kit => kitOf(traits, 'enemy');
const bonuses = (kit: Kit, ...turns: number[]) => turns.map((turn) => kit.bonusByTurn?.[turnIndex(turn)]);
const wards = (kit: Kit, ...turns: number[]) => turns.map((turn) => kit.wardByTurn?.[turnIndex(turn)]);

test('without traits there is one kit that does nothing', () => {
  expect(item()).toBe(NO_KIT);
  expect(enemy()).toBe(NO_KIT);
});

describe('sums', () => {
  it.each([
    ['keen', Verb.Keen, 30, 50, 80, 100],
    ['pierce', Verb.Pierce, 40, 30, 70, 100],
    ['plated', Verb.Plated, 15, 20, 35, 40],
    ['thorns', Verb.Thorns, 30, 60, 90, 100],
    ['leech', Verb.Leech, 8, 9, 17, 20],
    ['mend', Verb.Mend, 10, 15, 25, 30],
    ['fasting', Verb.Fasting, 100, 90, 190, 250],
    ['haste', Verb.Haste, 900, 1_100, 2_000, 2_200],
    ['carry', Verb.Carry, 40, 50, 90, 100],
    ['reach', Verb.Reach, 5, 7, 12, 15],
    ['linger', Verb.Linger, 3, 4, 7, 10],
  ] as const)('%s of pieces add up to a cap', (field, verb, one, other, sum, cap) => {
    expect(item([verb, one, 0], [verb, other, 0])[field]).toBe(sum);
    expect(item([verb, one, 0], [verb, other, 0], [verb, one, 0], [verb, other, 0])[field]).toBe(cap);
  });

  it('of an enemy have its own cap where there is one', () => {
    expect(enemy([Verb.Leech, 30, 0], [Verb.Leech, 25, 0]).leech).toBe(55);
    expect(enemy([Verb.Leech, 40, 0], [Verb.Leech, 40, 0]).leech).toBe(60);
    expect(enemy([Verb.Plated, 30, 0], [Verb.Plated, 30, 0]).plated).toBe(40);
  });

  it('are kept for each kind apart', () => {
    const { Elite, Boss } = EnemyKind;
    const banes = item([Verb.Bane, 20, Elite], [Verb.Bane, 30, Boss], [Verb.Bane, 5, Elite]).banes;
    expect(banes).toEqual(
      new Map([
        [Elite, 25],
        [Boss, 30],
      ]),
    );
    expect(item([Verb.Lure, 150, 10], [Verb.Lure, 150, 10]).lures).toEqual(new Map([[10, 200]]));
    expect(item([Verb.Luck, 200, 8], [Verb.Luck, 200, 8], [Verb.Luck, 1, 9]).luck).toEqual(
      new Map([
        [8, 300],
        [9, 1],
      ]),
    );
  });

  it('of Thrift and Again are thousandths, at most 500', () => {
    expect(item([Verb.Thrift, 150, 15], [Verb.Thrift, 100, 15]).savedFood).toBe(250);
    expect(item([Verb.Thrift, 400, 15], [Verb.Thrift, 400, 15]).savedFood).toBe(500);
    expect(item([Verb.Again, 300, 0], [Verb.Again, 300, 0]).doubleLoot).toBe(500);
  });

  it('of Lesson are of the trained skill or of another one, at most 60 each', () => {
    const kit = item([Verb.Lesson, 40, 0], [Verb.Lesson, 40, 0], [Verb.Lesson, 10, 5], [Verb.Lesson, 60, 5]);
    expect(kit.trainedLesson).toBe(60);
    expect(kit.lessons).toEqual(new Map([[5, 60]]));
    expect(item([Verb.Lesson, 5, 0]).lessons).toBeNull();
  });

  it('of Hush have each kind once', () => {
    expect(enemy([Verb.Hush, 3, 0], [Verb.Hush, 6, 0]).hush).toBe(7);
    expect(enemy([Verb.Hush, 1, 0], [Verb.Hush, 1, 0]).hush).toBe(1);
  });
});

describe('Echo', () => {
  it('adds the chances, and its strength is their mean, weighted by the chances', () => {
    const kit = item([Verb.Echo, 10, 100], [Verb.Echo, 30, 20]);
    expect(kit.echoChance).toBe(40);
    // (10 x 100 + 30 x 20) / 40
    expect(kit.echoStrength).toBe(40);
  });

  it('has a chance of at most 60 percent; the mean is that of all', () => {
    const kit = item([Verb.Echo, 60, 50], [Verb.Echo, 20, 90]);
    expect(kit.echoChance).toBe(60);
    expect(kit.echoStrength).toBe(60);
  });
});

describe('the largest product counts', () => {
  it.each([
    ['finisher', Verb.Finisher],
    ['berserk', Verb.Berserk],
  ] as const)('for %s', (field, verb) => {
    expect(item([verb, 50, 30], [verb, 40, 40], [verb, 200, 7])[field]).toEqual({ percent: 40, share: 40 });
    expect(item([verb, 20, 50], [verb, 50, 20])[field]).toEqual({ percent: 50, share: 20 });
  });

  it('for Rise', () => {
    expect(item([Verb.Rise, 30, 1], [Verb.Rise, 11, 3]).rise).toEqual({ percent: 11, times: 3 });
    expect(item().rise).toEqual({ percent: 0, times: 0 });
  });
});

describe('the smallest number of turns counts', () => {
  it.each([
    ['flee', Verb.Flee],
    ['filch', Verb.Filch],
  ] as const)('for %s', (field, verb) => {
    expect(enemy([verb, 20, 0], [verb, 12, 0])[field]).toBe(12);
    expect(enemy([Verb.Mend, 1, 0])[field]).toBe(0);
  });
});

describe('turn by turn', () => {
  it('Opener counts in its first turns, Rhythm in each b-th turn', () => {
    const kit = item([Verb.Opener, 25, 2], [Verb.Rhythm, 15, 3]);
    expect(bonuses(kit, 0, 1, 2, 3, 4, 5)).toEqual([25, 25, 15, 0, 0, 15]);
    expect(bonuses(item([Verb.Opener, 25, 120]), 119, 120, 240)).toEqual([25, 0, 0]);
  });

  it('Crescendo grows with each turn up to its maximum', () => {
    expect(bonuses(item([Verb.Crescendo, 4, 10]), 0, 1, 2, 3, 4, 5_000)).toEqual([0, 4, 8, 10, 10, 10]);
    expect(bonuses(item([Verb.Crescendo, 1, 120]), 119, 120, 239, 240, 241)).toEqual([
      119, 120, 120, 120, 120,
    ]);
  });

  it('all together are at most 250 in a turn', () => {
    const kit = item([Verb.Opener, 250, 1], [Verb.Rhythm, 100, 2], [Verb.Crescendo, 100, 200]);
    expect(bonuses(kit, 0, 1, 2, 3)).toEqual([250, 200, 200, 250]);
  });

  it('Ward is at most 100 in a turn', () => {
    const kit = item([Verb.Ward, 60, 2], [Verb.Ward, 70, 3]);
    expect(wards(kit, 0, 1, 2, 5)).toEqual([0, 60, 70, 100]);
  });

  it.each([2, 3, 4, 5, 6, 8])('every %i-th turn goes on in a long fight', (clock) => {
    const kit = item([Verb.Rhythm, 9, clock], [Verb.Ward, 7, clock]);
    for (let turn = 0; turn < 1_000; turn++) {
      const isDue = (turn + 1) % clock === 0;
      expect(bonuses(kit, turn)).toEqual([isDue ? 9 : 0]);
      expect(wards(kit, turn)).toEqual([isDue ? 7 : 0]);
    }
  });
});

test('the order of the traits does not matter', () => {
  const traits: Trait[] = [
    [Verb.Opener, 40, 2],
    [Verb.Crescendo, 4, 60],
    [Verb.Finisher, 40, 30],
    [Verb.Finisher, 30, 40],
    [Verb.Berserk, 100, 10],
    [Verb.Echo, 20, 50],
    [Verb.Echo, 15, 80],
    [Verb.Bane, 30, 3],
    [Verb.Bane, 20, 10],
    [Verb.Ward, 50, 4],
    [Verb.Rise, 20, 2],
    [Verb.Rise, 40, 1],
    [Verb.Lesson, 5, 0],
    [Verb.Lesson, 5, 3],
  ];
  const turned = [...traits.slice(5), ...traits.slice(0, 5)];
  expect(item(...turned)).toEqual(item(...traits));
  expect(item(...traits.toReversed())).toEqual(item(...traits));
});

describe('the chances of an action', () => {
  const kit = item(
    [Verb.Thrift, 100, ThriftKind.Crafting],
    [Verb.Thrift, 50, SKILL.Cooking],
    [Verb.Thrift, 450, SKILL.Alchemy],
    [Verb.Thrift, 200, ThriftKind.Food],
    [Verb.Again, 30, AgainKind.Gathering],
    [Verb.Again, 40, SKILL.Fishing],
    [Verb.Again, 500, SKILL.Mining],
    [Verb.Again, 200, AgainKind.Kills],
  );

  it('add that of all skills of the kind to that of the skill, up to half of the actions', () => {
    const { Jewelry, Cooking, Alchemy, Logging, Fishing, Mining } = SKILL;
    expect([Jewelry, Cooking, Alchemy].map((id) => savedComponents(kit, id))).toEqual([100, 150, 500]);
    expect([Logging, Fishing, Mining].map((id) => doubleProducts(kit, id))).toEqual([30, 70, 500]);
  });

  it('save components of crafting alone, and double what is gathered alone', () => {
    expect(savedComponents(kit, SKILL.Fishing)).toBe(0);
    expect(doubleProducts(kit, SKILL.Cooking)).toBe(0);
    expect([savedComponents(NO_KIT, SKILL.Cooking), doubleProducts(NO_KIT, SKILL.Fishing)]).toEqual([0, 0]);
  });
});

describe('kits of worn pieces', () => {
  const kits = () => new WornKits((ids) => ids.map((id): Trait => [Verb.Mend, 1 + (id % 20), 0]));

  it('are the same object for the same pieces, and another for other pieces', () => {
    const worn = kits();
    expect(worn.of([1, 2])).toBe(worn.of([1, 2]));
    expect(worn.of([1, 2]).mend).toBe(5);
    expect(worn.of([1, 3])).not.toBe(worn.of([1, 2]));
    expect(worn.of([])).toBe(NO_KIT);
  });

  it('are kept up to a bound: then all are forgotten', () => {
    const worn = kits();
    const first = worn.of([1]);
    for (let id = 2; id <= 2_000; id++) worn.of([id]);
    expect(worn.of([1])).toBe(first);
    worn.of([2_001]);
    expect(worn.of([1])).not.toBe(first);
    expect(worn.of([1])).toEqual(first);
  });
});
