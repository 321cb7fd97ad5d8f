import { describe, expect, test } from 'vitest';
import { amountOf } from '../../state/amounts.ts';
import { experienceOf, ofType, recordUntil, START, settle } from '../../testing/index.ts';
import { BREAD, FANG, hunting, PREY, traitItems, traitWorld } from '../../testing/trait-world.ts';
import { SKILL } from '../../world/skills.ts';
import { ItemCategory } from '../../world/static-data.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { HushKind } from '../../world/traits/verbs.ts';

/** What traits do at a kill (game-design 2.16d). */

/** Beaten in the first turn; a hit of the character has 2 to 4 points. */
const mouse = { health: 1, attackPower: 0 };
const hush: Trait = [Verb.Hush, HushKind.Traits, 0];

describe('Lesson', () => {
  const experience = (own: readonly Trait[], more: Parameters<typeof traitWorld>[1] = {}) => {
    const timeline = traitWorld(own, { ...mouse, mainStatExperience: 20, healthExperience: 10, ...more });
    const state = hunting(timeline);
    const moments = recordUntil(state, timeline, START + 7_000);
    return {
      kill: ofType(moments, 'GrantedCombatExperience')[0],
      lessons: ofType(moments, 'GrantedLesson').map(({ skillId, experience: points }) => [skillId, points]),
    };
  };

  test('gives the trained skill more, and Health no more', () => {
    const { kill, lessons } = experience([[Verb.Lesson, 15, 0]]);
    expect(kill).toMatchObject({ skillId: SKILL.Attack, experience: 23, healthExperience: 10 });
    expect(lessons).toEqual([]);
  });

  test('gives another skill a part of the experience of a kill besides', () => {
    const { kill, lessons } = experience([
      [Verb.Lesson, 60, SKILL.Fishing],
      [Verb.Lesson, 10, SKILL.Health],
    ]);
    expect(kill).toMatchObject({ experience: 20, healthExperience: 10 });
    expect(lessons).toEqual([
      [SKILL.Fishing, 12],
      [SKILL.Health, 2],
    ]);
  });

  test('counts also where the enemy hushes traits', () => {
    expect(experience([[Verb.Lesson, 50, 0]], { traits: [hush] }).kill).toMatchObject({ experience: 30 });
  });

  test('gives less of an enemy far below the combat level, as a kill does', () => {
    const levels = experienceOf({ Attack: 30, Defence: 30, Health: 30, Melee: 30 });
    const timeline = traitWorld([[Verb.Lesson, 50, SKILL.Fishing]], { ...mouse, mainStatExperience: 100 });
    const state = hunting(timeline, { experience: levels, health: 300 });
    const [lesson] = ofType(recordUntil(state, timeline, START + 7_000), 'GrantedLesson');
    // Level 1 against 30 gives 20 %.
    expect(lesson?.experience).toBe(10);
  });

  test('keeps fractions of a point for the next kill', () => {
    const timeline = traitWorld([[Verb.Lesson, 5, SKILL.Fishing]], mouse);
    const state = hunting(timeline);
    // 0.5 points in each of the first ten kills, one every 7 s.
    for (let at = START; at <= START + 70_000; at += 1_250) settle(state, timeline, at);
    expect(state.shown.experience[SKILL.Fishing - 1]).toBe(5);
  });

  test('lets a level of the taught skill rise: Defence gives armor in the next fight', () => {
    const timeline = traitWorld([[Verb.Lesson, 60, SKILL.Defence]], { ...mouse, mainStatExperience: 1_000 });
    const state = hunting(timeline);
    const starts = ofType(recordUntil(state, timeline, START + 12_000), 'OnCombatStart');
    expect(starts[0]?.fighter).toMatchObject({ defenceLevel: 1, armor: 3 });
    const { defenceLevel = 0, armor } = starts[1]?.fighter ?? {};
    expect(defenceLevel).toBeGreaterThan(3);
    expect(armor).toBe(3 * defenceLevel);
  });

  test('of Health raises the full health', () => {
    const timeline = traitWorld(
      [
        [Verb.Lesson, 60, SKILL.Health],
        [Verb.Mend, 30, 0],
      ],
      {
        health: 5,
        attackPower: 0,
        mainStatExperience: 1_000,
        healthExperience: 0,
      },
    );
    const state = hunting(timeline);
    recordUntil(state, timeline, START + 60_000);
    expect(state.shown.health).toBeGreaterThan(100);
  });
});

describe('Luck', () => {
  /** Fangs are Leather, and drop in 30 of 100 kills. Bread is Food, and drops in 40. */
  const loot = (own: readonly Trait[]) => {
    const items = traitItems(own).map((item) => {
      if (item.id === FANG) return { ...item, category: ItemCategory.Leather };
      return item.id === BREAD ? { ...item, category: ItemCategory.Food } : item;
    });
    const subTables = [
      { itemId: FANG, amount: 1, probability: 0.3 },
      { itemId: BREAD, amount: 1, probability: 0.4 },
    ];
    const timeline = traitWorld(own, mouse, { items, lootTables: [{ id: PREY, subTables }] });
    const state = hunting(timeline, {
      experience: experienceOf({ Defence: 100, Health: 100 }),
      health: 1_000,
    });
    settle(state, timeline, START + 1_000 * 7_000);
    return [FANG, BREAD].map((id) => amountOf(state.shown.inventory, id) / 1_000) as [number, number];
  };

  test('makes the chances of its category better, and no others', () => {
    const [plainFangs, plainBread] = loot([]);
    const [fangs, bread] = loot([[Verb.Luck, 100, ItemCategory.Leather]]);
    expect(plainFangs).toBeCloseTo(0.3, 1);
    expect(fangs).toBeCloseTo(0.6, 1);
    expect(bread).toBe(plainBread);
  });

  test('makes a chance 1 at most', () => {
    expect(loot([[Verb.Luck, 300, ItemCategory.Leather]])[0]).toBe(1);
  });

  test('and Again roll the better chances twice', () => {
    const own: Trait[] = [
      [Verb.Luck, 300, ItemCategory.Leather],
      [Verb.Again, 500, 0],
    ];
    const [fangs, bread] = loot(own);
    expect(fangs).toBeCloseTo(1.5, 1);
    expect(bread).toBeCloseTo(0.6, 1);
  });
});

test('Again drops the loot of a kill twice, with its chance, and is noted', () => {
  const lootTables = [{ id: PREY, subTables: [{ itemId: FANG, amount: 3, probability: 1 }] }];
  const timeline = traitWorld([[Verb.Again, 500, 0]], { ...mouse, traits: [hush] }, { lootTables });
  const state = hunting(timeline);
  const turns = ofType(recordUntil(state, timeline, START + 70_000), 'OnCombatTurn');
  const noted = turns.filter(({ notes }) => notes?.some(({ verb }) => verb === Verb.Again));
  expect(turns).toHaveLength(10);
  expect(noted.length).toBeGreaterThan(0);
  expect(noted.length).toBeLessThan(10);
  expect(amountOf(state.shown.inventory, FANG)).toBe(3 * (10 + noted.length));
});
