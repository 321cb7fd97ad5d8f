import type { Command } from '../commands/registry.ts';
import { amountsOf } from '../state/amounts.ts';
import type { Shown } from '../state/state.ts';
import { SKILL } from '../world/skills.ts';
import { EquipmentType, ItemCategory, ItemQuality } from '../world/static-data.ts';
import type { Trait } from '../world/traits/trait.ts';
import type { World } from '../world/world.ts';
import { TEST_SEED, testCraft, testItem, testRegion, testWorld } from './fixture.ts';

/** A small world for tests of the traits of gathering, crafting and disenchanting. Each action takes 5 s. */

/** A ring with the traits, one without, and a ring that disenchanting turns into three of `ESSENCE`. */
export const [RING, BAND, OLD_RING] = [101, 102, 103];
export const [FLAX, ORE, COAL, BAR, FLAKE, CURIO, ESSENCE] = [1, 2, 3, 4, 5, 6, 7];
/** Milliseconds of an action. */
export const ACTION = 5_000;

/**
 * `FLAX` is gathered in Harvesting, with a `CURIO` (a reagent) in a quarter of the actions and a `FLAKE` in a
 * tenth. `BAR` takes two of `ORE` and one of `COAL`, in Armorsmithing.
 * @param own traits of `RING`
 * @param essenceSkill skill of the recipe of `ESSENCE`
 */
export const workWorld = (
  own: readonly Trait[],
  essenceSkill: number = SKILL.Runecarving,
  version = 'v1',
): World =>
  testWorld(
    {
      items: [
        testItem({ id: RING, equipmentType: EquipmentType.Ring, ...(own.length > 0 && { traits: own }) }),
        testItem({ id: BAND, equipmentType: EquipmentType.Ring }),
        testItem({
          id: OLD_RING,
          equipmentType: EquipmentType.Ring,
          quality: ItemQuality.Elite,
          disenchantsInto: ESSENCE,
          value: 7,
        }),
        ...[FLAX, ORE, COAL, FLAKE, ESSENCE].map((id) => testItem({ id, value: id })),
        testItem({ id: BAR, value: 20 }),
        testItem({ id: CURIO, category: ItemCategory.Reagent, value: 30 }),
      ],
      lootTables: [
        {
          id: FLAX,
          subTables: [
            { itemId: CURIO, amount: 2, probability: 0.25 },
            { itemId: FLAKE, amount: 1, probability: 0.1 },
          ],
        },
      ],
      regions: [testRegion({ id: 1 })],
      crafteableItems: [
        testCraft({ itemId: FLAX, requiredRegions: [1], lootTableId: FLAX }),
        testCraft({
          itemId: BAR,
          skillId: SKILL.Armorsmithing,
          experience: 11,
          requiredComponents: [
            { itemId: ORE, amount: 2 },
            { itemId: COAL, amount: 1 },
          ],
        }),
        testCraft({ itemId: ESSENCE, skillId: essenceSkill, experience: 9 }),
      ],
    },
    version,
  );

/** A character that wears `RING` and owns the components of so many actions. */
export const worker = (actions: number): Partial<Shown> => ({
  equipment: { ring: RING },
  inventory: amountsOf({ [ORE]: 2 * actions, [COAL]: actions, [OLD_RING]: actions, [BAND]: 1 }),
});

export const beginWork = (itemId: number, amount: number, key = TEST_SEED): Command =>
  itemId === ESSENCE
    ? { name: 'begin-disenchanting', input: { itemId, items: [{ itemId: OLD_RING, amount }], key } }
    : { name: 'begin-crafting', input: { itemId, amount, key } };
