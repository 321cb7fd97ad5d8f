import { describe, expect, test } from 'vitest';
import { experienceOf, ofType, recordUntil, START, settle } from '../../testing/index.ts';
import { firstTurns, hunting, RING, traitWorld } from '../../testing/trait-world.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { HushKind } from '../../world/traits/verbs.ts';

/** What traits do in the pull after a fight (game-design 2.16d). */

/** Beaten in the first turn. */
const mouse = { health: 1, attackPower: 0 };
const hush: Trait = [Verb.Hush, HushKind.Traits, 0];

describe('Haste', () => {
  const times = (own: readonly Trait[]) => {
    const timeline = traitWorld(own, { ...mouse, traits: [hush] });
    return firstTurns(hunting(timeline), timeline, 3).map(({ at }) => at - START);
  };

  test('makes the pulls after a fight shorter; the first pull of a session has none before it', () => {
    expect(times([])).toEqual([7_000, 14_000, 21_000]);
    expect(times([[Verb.Haste, 600, 0]])).toEqual([7_000, 13_400, 19_800]);
    expect(
      times([
        [Verb.Haste, 2_200, 0],
        [Verb.Haste, 2_200, 0],
      ]),
    ).toEqual([7_000, 11_800, 16_600]);
  });
});

describe('Carry', () => {
  const begins = (own: readonly Trait[], prey: Parameters<typeof traitWorld>[1]) => {
    const timeline = traitWorld(own, prey);
    const state = hunting(timeline, { equipment: { ring: RING }, experience: experienceOf({ Melee: 100 }) });
    const moments = recordUntil(state, timeline, START + 60_000);
    const turns = ofType(moments, 'OnCombatTurn').filter(({ result }) => result === 1);
    return {
      dealt: turns.map(({ characterDamageDealt }) => characterDamageDealt),
      enemyHealth: ofType(moments, 'OnCombatStart').map(({ enemyHealth }) => enemyHealth),
      carried: ofType(moments, 'CombatPullStart').map(({ carried = 0 }) => carried),
    };
  };
  /** Hits have 32 to 59 points. */
  const rat = { health: 30, attackPower: 0, mainStatExperience: 0 };

  test('brings a part of what the last blow was too much, rounded down, to the next enemy', () => {
    const { dealt, enemyHealth, carried } = begins([[Verb.Carry, 50, 0]], rat);
    const more = dealt.slice(0, 3).map((hit, index) => hit - (enemyHealth[index] as number));
    expect(carried.slice(0, 3)).toEqual(more.map((points) => Math.floor(points / 2)));
    expect(Math.max(...more)).toBeGreaterThan(4);
    expect(enemyHealth.slice(0, 4)).toEqual([
      30,
      ...carried.slice(0, 3).map((points) => Math.max(15, 30 - points)),
    ]);
  });

  test('takes at most half of the health of the next enemy, rounded up for the enemy', () => {
    const { enemyHealth, carried } = begins([[Verb.Carry, 100, 0]], { ...rat, health: 9 });
    expect(Math.min(...carried)).toBeGreaterThan(9);
    expect(enemyHealth.slice(0, 3)).toEqual([9, 5, 5]);
  });

  test('is kept through the pull', () => {
    const timeline = traitWorld([[Verb.Carry, 100, 0]], { ...rat, health: 9 });
    const state = hunting(timeline, { experience: experienceOf({ Melee: 100 }) });
    for (let at = START; at <= START + 11_000; at += 500) settle(state, timeline, at);
    expect(state.shown.action).toMatchObject({ phase: 'fight', enemyHealth: 5 });
    expect(state.shown.action).not.toHaveProperty('carried');
  });
});
