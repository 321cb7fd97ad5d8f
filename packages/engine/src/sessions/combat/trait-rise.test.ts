import { describe, expect, test } from 'vitest';
import { executeAt, experienceOf, ofType, recordUntil, START } from '../../testing/index.ts';
import { firstTurns, hunting, RING, traitWorld } from '../../testing/trait-world.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { HushKind } from '../../world/traits/verbs.ts';

/** A fallen side that stands up again (game-design 2.16d, step 5). */

const rise = (percent: number, times: number): Trait => [Verb.Rise, percent, times];
const OWN = { by: 'character', verb: Verb.Rise };
const ENEMY = { by: 'enemy', verb: Verb.Rise };
/** Beats a character of 100 points in each turn, and is not beaten. */
const giant = { health: 1_000_000, attackPower: 5_000 };
const action = ({ shown }: ReturnType<typeof hunting>) =>
  shown.action?.kind === 'hunt' ? shown.action : null;

describe('a character that rises', () => {
  test('stands up with a part of its full health as often as its trait says, then falls', () => {
    const timeline = traitWorld([rise(33, 2)], giant);
    const turns = firstTurns(hunting(timeline), timeline, 9);
    expect(turns.map(({ characterHealth, result }) => [characterHealth, result])).toEqual([
      [33, null],
      [33, null],
      [0, 0],
    ]);
    expect(turns.map(({ notes }) => notes)).toEqual([
      [{ ...OWN, amount: 33 }],
      [{ ...OWN, amount: 33 }],
      undefined,
    ]);
  });

  test('rounds its health up', () => {
    const timeline = traitWorld([rise(1, 1)], giant);
    // 1 % of 110 points.
    const state = hunting(timeline, { health: 110, experience: experienceOf({ Health: 2 }) });
    expect(firstTurns(state, timeline, 1)[0]?.characterHealth).toBe(2);
  });

  /** Two turns beat this enemy. It beats the character at each hit. */
  const wolf = { health: 5, attackPower: 5_000 };

  test('has its times in a session, over all fights', () => {
    const timeline = traitWorld([rise(50, 3)], wolf);
    const turns = firstTurns(hunting(timeline), timeline, 20);
    expect(turns.filter(({ notes }) => notes?.[0]?.verb === Verb.Rise)).toHaveLength(3);
    expect(turns.some(({ result }) => result === 1)).toBe(true);
    expect(turns.at(-1)?.characterHealth).toBe(0);
  });

  test('does not get its times back by a refresh, but by a new session', () => {
    const timeline = traitWorld([rise(50, 1)], giant);
    const state = hunting(timeline);
    recordUntil(state, timeline, START + 7_000);
    expect(action(state)).toMatchObject({ rises: 1 });
    executeAt(state, timeline, START + 8_000, { name: 'refresh', input: {} });
    expect(action(state)).toMatchObject({ rises: 1 });
    const [finish] = ofType(recordUntil(state, timeline, START + 60_000), 'OnIdleSessionFinished');
    expect(finish).toMatchObject({ reason: 'defeated', at: START + 10_000 });
    const again = hunting(timeline, { equipment: { ring: RING } });
    expect(firstTurns(again, timeline, 1)[0]?.notes).toEqual([{ ...OWN, amount: 50 }]);
  });

  test('and that wins in the same turn goes on', () => {
    const timeline = traitWorld([rise(20, 1)], { health: 1, attackPower: 5_000 });
    const [first, second] = firstTurns(hunting(timeline), timeline, 2);
    expect(first).toMatchObject({ result: 1, characterHealth: 20, notes: [{ ...OWN, amount: 20 }] });
    expect(second).toMatchObject({ result: 2, characterHealth: 0 });
  });

  test('does not in a fight with an enemy that hushes traits', () => {
    const timeline = traitWorld([rise(20, 1)], { ...giant, traits: [[Verb.Hush, HushKind.Traits, 0]] });
    expect(firstTurns(hunting(timeline), timeline, 1)[0]).toMatchObject({ result: 0, characterHealth: 0 });
  });
});

describe('an enemy that rises', () => {
  const imp = { health: 2, attackPower: 0, traits: [rise(50, 2)] };

  test('stands up as often as its trick says, in each fight anew', () => {
    const timeline = traitWorld([], imp);
    const turns = firstTurns(hunting(timeline), timeline, 6);
    const risen = { result: null, enemyHealth: 1, notes: [{ ...ENEMY, amount: 1 }] };
    const beaten = { result: 1, enemyHealth: 0 };
    expect(turns).toMatchObject([risen, risen, beaten, risen, risen, beaten]);
  });

  test('counts its times when the fight is settled turn by turn', () => {
    const timeline = traitWorld([], imp);
    const state = hunting(timeline);
    for (let at = START; at <= START + 10_000; at += 1_000) recordUntil(state, timeline, at);
    expect(action(state)).toMatchObject({ enemyRises: 2, enemyHealth: 1 });
    const [turn] = ofType(recordUntil(state, timeline, START + 13_000), 'OnCombatTurn');
    expect(turn?.result).toBe(1);
    expect(action(state)).not.toHaveProperty('enemyRises');
  });

  test('and a character that rises stand up in the same turn', () => {
    const timeline = traitWorld([rise(10, 1)], { health: 2, attackPower: 5_000, traits: [rise(50, 1)] });
    const [first, second] = firstTurns(hunting(timeline), timeline, 2);
    expect(first).toMatchObject({ result: null, characterHealth: 10, enemyHealth: 1 });
    expect(first?.notes).toEqual([
      { ...OWN, amount: 10 },
      { ...ENEMY, amount: 1 },
    ]);
    expect(second).toMatchObject({ result: 2, characterHealth: 0, enemyHealth: 0 });
  });
});
