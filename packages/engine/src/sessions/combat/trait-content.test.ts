import { expect, test } from 'vitest';
import { ofType, recordUntil, START, settle, testEnemy } from '../../testing/index.ts';
import { STRONG } from '../../testing/trait-fight.ts';
import { hunting, PREY, RING, traitItems, traitWorld } from '../../testing/trait-world.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import type { Timeline } from '../../world/world.ts';

/** New content that gives, changes or takes traits during a hunt (game-design 2.16b, 2.16d). */

const prey = { health: 25, attackPower: 40 };
const mend = (a: number): Trait[] => [[Verb.Mend, a, 0]];

/** One content until 8 s after START, in the second turn of the first fight, and another one from then on. */
function change(
  own: readonly Trait[],
  tricks: readonly Trait[],
  later: readonly Trait[],
  laterTricks: readonly Trait[],
) {
  const [before] = traitWorld(own, { ...prey, traits: tricks }, {}, 'old');
  const [after] = traitWorld(later, { ...prey, traits: laterTricks }, {}, 'new');
  if (before === undefined || after === undefined) throw new Error('no world');
  const timeline: Timeline = [before, { ...after, at: START + 8_000 }];
  const state = hunting(timeline, STRONG);
  const moments = recordUntil(state, timeline, START + 180_000);
  const starts = ofType(moments, 'OnCombatStart');
  const next = starts[1]?.at ?? 0;
  const undecided = ofType(moments, 'OnCombatTurn').filter(({ result }) => result === null);
  const notesOf = (turns: typeof undecided) => [
    ...new Set(
      turns.flatMap(({ notes = [] }) => notes.map(({ by, verb, amount }) => `${by} ${verb} ${amount}`)),
    ),
  ];
  return {
    timeline,
    state,
    bearers: starts.slice(0, 2).map(({ bearers }) => bearers),
    first: notesOf(undecided.filter(({ at }) => at < next)),
    then: notesOf(undecided.filter(({ at }) => at > next)),
  };
}

test('traits that are given count from the next fight', () => {
  const { bearers, first, then } = change([], [], mend(7), mend(30));
  expect(bearers).toEqual([undefined, [RING]]);
  expect(first).toEqual([]);
  expect(then).toEqual([`character ${Verb.Mend} 7`, `enemy ${Verb.Mend} 1`]);
});

test('traits that change or go count as before until the fight ends', () => {
  const { bearers, first, then } = change(mend(7), [], mend(9), []);
  expect(bearers).toEqual([[RING], [RING]]);
  expect(first).toEqual([`character ${Verb.Mend} 7`]);
  expect(then).toEqual([`character ${Verb.Mend} 9`]);
  const gone = change(mend(7), mend(30), [], []);
  expect(gone.bearers).toEqual([[RING], undefined]);
  expect(gone.first).toContain(`enemy ${Verb.Mend} 1`);
  expect(gone.then).toEqual([]);
});

test('the result is the same when it is settled in steps', () => {
  const { timeline, state: once } = change(mend(7), [], [], mend(30));
  const state = hunting(timeline, STRONG);
  for (let at = START; at <= START + 180_000; at += 700) settle(state, timeline, at);
  settle(state, timeline, START + 180_000);
  expect(state).toEqual(once);
});

test('a fight stays playable when new content takes the item with the traits away', () => {
  const [before] = traitWorld(mend(7), prey, {}, 'old');
  const items = traitItems([]).filter(({ id }) => id !== RING);
  const [after] = traitWorld([], {}, { items, enemies: [testEnemy({ id: PREY, ...prey })] }, 'new');
  if (before === undefined || after === undefined) throw new Error('no world');
  const timeline: Timeline = [before, { ...after, at: START + 8_000 }];
  const state = hunting(timeline, { ...STRONG, inventory: [] });
  for (let at = START; at <= START + 60_000; at += 1_000) settle(state, timeline, at);
  expect(state.shown.action).toMatchObject({ kind: 'hunt', content: 'new' });
  expect(state.shown.action).not.toHaveProperty('bearers');
});
