import { START, testDungeon, testRegion, testWorld } from '../testing/fixture.ts';
import type { LootTable, StaticData } from '../world/static-data.ts';
import type { Trait } from '../world/traits/trait.ts';
import type { Timeline } from '../world/world.ts';
import { TRAIT_ENEMIES } from './trait-enemies.ts';
import { TRAIT_ITEMS, TRAIT_THING } from './trait-pieces.ts';

/**
 * The first content of the golden replays of traits, in which each verb occurs, and the later content that
 * replaces it five hours after START. Do not change either (see `golden-world.ts`).
 */

export const CELLAR = 1;

const lootTables: readonly LootTable[] = TRAIT_ENEMIES.map(({ id }) => ({
  id,
  subTables: [
    { itemId: TRAIT_THING.hide, amount: 2, probability: 0.4 },
    { itemId: TRAIT_THING.feather, amount: 1, probability: 0.07 },
  ],
}));

const first: Partial<StaticData> = {
  items: TRAIT_ITEMS,
  enemies: TRAIT_ENEMIES,
  lootTables,
  dungeons: [
    testDungeon({
      id: CELLAR,
      keyItemId: TRAIT_THING.cellarKey,
      sequences: [
        { enemyId: 102, amount: 2 },
        { enemyId: 107, amount: 1 },
        { enemyId: 109, amount: 1 },
        { enemyId: 108, amount: 1 },
      ],
    }),
  ],
  regions: [
    testRegion({ id: 1, enemies: [101, 102, 103, 104, 105, 106, 107, 109, 110, 111] }),
    testRegion({ id: 2 }),
  ],
};

/**
 * The later content: the numbers of pieces are half as large, and each enemy has the tricks of the one before
 * it.
 */
const later: Partial<StaticData> = {
  ...first,
  items: TRAIT_ITEMS.map((item) =>
    item.traits
      ? { ...item, traits: item.traits.map(([verb, a, b]): Trait => [verb, Math.ceil(a / 2), b]) }
      : item,
  ),
  enemies: TRAIT_ENEMIES.map(({ traits: _, ...enemy }, index) => {
    const traits = TRAIT_ENEMIES.at(index - 1)?.traits;
    return traits ? { ...enemy, traits } : enemy;
  }),
};

/** Instant at which the later content becomes live: 5 h and 1.234 s after START. */
const CHANGE = START + 18_001_234;

export const TRAIT_TIMELINE: Timeline = [
  { at: 0, world: testWorld(first, 'traits') },
  { at: CHANGE, world: testWorld(later, 'traits, later') },
];
