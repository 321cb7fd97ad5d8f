import { describe, expect, test } from 'vitest';
import { LogType } from '../../state/state.ts';
import { executeAt, ofType, recordUntil, START } from '../../testing/index.ts';
import { STRONG, WALL } from '../../testing/trait-fight.ts';
import { BAND, firstTurns, hunting, RING, traitWorld } from '../../testing/trait-world.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';

/** From when on worn traits count, and what the log tells of them (game-design 2.16d). */

const mend: Trait = [Verb.Mend, 10, 0];
/** Beaten after some turns. A character of 1,000 points never fills up what it loses. */
const prey = { health: 12, attackPower: 60 };
const equip = (itemId: number) => ({ name: 'equip', input: { itemId } }) as const;
const mends = (notes: readonly { readonly verb: number }[] = []) =>
  notes.some(({ verb }) => verb === Verb.Mend);

describe('another piece in mid-fight', () => {
  test('changes no trait until the next enemy appears', () => {
    const timeline = traitWorld([mend, [Verb.Haste, 1_000, 0]], prey);
    const state = hunting(timeline, STRONG);
    executeAt(state, timeline, START + 5_000, equip(BAND));
    const moments = recordUntil(state, timeline, START + 60_000);
    const [second = 0] = ofType(moments, 'OnCombatStart').map(({ at }) => at);
    const turns = ofType(moments, 'OnCombatTurn').filter(({ result }) => result === null);
    const first = turns.filter(({ at }) => at < second);
    expect(first.length).toBeGreaterThan(1);
    expect(first.every(({ notes }) => mends(notes))).toBe(true);
    expect(turns.some(({ at, notes }) => at > second && mends(notes))).toBe(false);
    // The pull after that fight is still shorter, the one after the next is not.
    expect(
      ofType(moments, 'CombatPullStart')
        .slice(0, 2)
        .map(({ pullTime }) => pullTime),
    ).toEqual([3_000, 4_000]);
  });

  test('and back again in the pull counts as worn all the time', () => {
    const timeline = traitWorld([mend], prey);
    const state = hunting(timeline, STRONG);
    executeAt(state, timeline, START + 1_000, equip(BAND));
    executeAt(state, timeline, START + 3_999, equip(RING));
    const [start] = ofType(recordUntil(state, timeline, START + 4_000), 'OnCombatStart');
    expect(start?.bearers).toEqual([RING]);
  });

  test('put on in a fight counts from the next', () => {
    const timeline = traitWorld([mend], prey);
    const state = hunting(timeline, { ...STRONG, equipment: {}, inventory: [RING, 1] });
    executeAt(state, timeline, START + 5_000, equip(RING));
    const moments = recordUntil(state, timeline, START + 60_000);
    const [second] = ofType(moments, 'OnCombatStart');
    expect(second?.bearers).toEqual([RING]);
    const undecided = ofType(moments, 'OnCombatTurn').filter(({ result }) => result === null);
    expect(undecided.map(({ at, notes }) => mends(notes) === at > (second?.at ?? 0))).not.toContain(false);
  });

  test('leaves the same turns, whether the fight is settled at once or step by step', () => {
    const timeline = traitWorld([mend, [Verb.Rise, 30, 2]], { ...prey, attackPower: 400 });
    const play = (step: number) => {
      const state = hunting(timeline, STRONG);
      executeAt(state, timeline, START + 5_000, equip(BAND));
      for (let at = START + 5_000; at < START + 90_000; at += step) recordUntil(state, timeline, at);
      recordUntil(state, timeline, START + 90_000);
      return state;
    };
    expect(play(500)).toEqual(play(85_000));
  });
});

describe('the log', () => {
  const { Trait: OWN, Trick } = LogType;
  const linesOf = (own: readonly Trait[], tricks: readonly Trait[], turns = 1) => {
    const timeline = traitWorld(own, { ...WALL, traits: tricks });
    const state = hunting(timeline, STRONG);
    recordUntil(state, timeline, START + 4_000 + turns * 3_000);
    return state.shown.combatLog.filter(([, type]) => type === OWN || type === Trick);
  };

  test('has at most two lines of traits for a turn, the most important ones', () => {
    const own: Trait[] = [
      [Verb.Thorns, 50, 0],
      [Verb.Leech, 20, 0],
    ];
    const tricks: Trait[] = [
      [Verb.Thorns, 50, 0],
      [Verb.Leech, 60, 0],
    ];
    const lines = linesOf(own, tricks);
    expect(lines.map(([at, type, verb]) => [at - START, type, verb])).toEqual([
      [7_000, OWN, Verb.Leech],
      [7_000, Trick, Verb.Leech],
    ]);
    for (const [, type, verb] of linesOf(own, tricks, 5)) expect([type, verb]).toContain(Verb.Leech);
    expect(linesOf(own, tricks, 5)).toHaveLength(10);
  });

  test('has no line of what mends, and none of plain percentages', () => {
    expect(
      linesOf(
        [mend, [Verb.Opener, 50, 9]],
        [
          [Verb.Mend, 3, 0],
          [Verb.Plated, 10, 0],
        ],
        4,
      ),
    ).toEqual([]);
  });

  test('tells the same as the events', () => {
    const timeline = traitWorld([[Verb.Thorns, 50, 0]], { ...WALL, attackPower: 30 });
    const [turn] = firstTurns(hunting(timeline, STRONG), timeline, 1);
    const note = turn?.notes?.[0];
    const state = hunting(timeline, STRONG);
    recordUntil(state, timeline, START + 7_000);
    const line = state.shown.combatLog.find(([, type]) => type === OWN);
    expect(line).toEqual([START + 7_000, OWN, Verb.Thorns, note?.amount]);
  });
});
