import fc from 'fast-check';
import type { StaticData } from '../world/static-data.ts';
import { openWorld, type Timeline } from '../world/world.ts';
import { START } from './fixture.ts';
import { questDataArbitrary } from './quest-arbitrary.ts';
import { staticDataArbitrary } from './world-arbitrary.ts';

/**
 * Milliseconds from START to a change of content: mostly up to a minute, often whole seconds, sometimes up to
 * an hour.
 */
const delay: fc.Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.nat(60_000) },
  { weight: 3, arbitrary: fc.nat(60).map((seconds) => seconds * 1000) },
  { weight: 1, arbitrary: fc.nat(3_600_000) },
);

/**
 * The same static data without some of its recipes and dungeons. No enemy is removed here, because two
 * generated worlds have different enemies in their regions anyway.
 */
const retired = (sets: StaticData, kept: readonly boolean[]): StaticData => ({
  ...sets,
  crafteableItems: sets.crafteableItems.filter((_craft, index) => kept[index] ?? true),
  dungeons: sets.dungeons.filter((_dungeon, index) => kept[index] ?? true),
});

const laterData: fc.Arbitrary<StaticData> = fc
  .tuple(
    staticDataArbitrary,
    fc.array(
      fc.integer({ min: 0, max: 4 }).map((die) => die > 0),
      { maxLength: 6 },
    ),
  )
  .map(([sets, kept]) => retired(sets, kept));

/**
 * A timeline with one content, or with one to three changes of content within the hour after START. All
 * contents have the same ids and different values.
 */
export const timelineArbitrary: fc.Arbitrary<Timeline> = fc
  .tuple(
    staticDataArbitrary,
    questDataArbitrary,
    fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      {
        weight: 3,
        arbitrary: fc.array(fc.tuple(delay, laterData, questDataArbitrary), { minLength: 1, maxLength: 3 }),
      },
    ),
  )
  .map(([first, quests, changes]) => {
    const later = changes.toSorted(([a], [b]) => a - b);
    return [
      { at: 0, world: openWorld(first, 'v1', quests) },
      ...later.map(([after, sets, laterQuests], index) => ({
        at: START + after,
        world: openWorld(sets, `v${index + 2}`, laterQuests),
      })),
    ];
  });
