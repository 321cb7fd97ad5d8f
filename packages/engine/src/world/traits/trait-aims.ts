import { BAG_AIMS } from '../best-builds.ts';
import { type Item, ItemCategory, type ItemSet } from '../static-data.ts';
import { type Trait, Verb, type VerbName } from './trait.ts';
import { actsAtWork, EnemyKind, ThriftKind, verbName } from './verbs.ts';

/**
 * What a trait may be good for. experience: kills come faster, or teach more; gold: a kill brings more gold,
 * or uses up less of what costs gold; safety: less health is lost, more is healed, or food lasts longer;
 * work: gathering and crafting bring more.
 */
export const TRAIT_AIMS = [...BAG_AIMS, 'work'] as const;
export type TraitAim = (typeof TRAIT_AIMS)[number];

/** Categories that kills drop so often, or of so much worth, that better chances bring clearly more gold. */
const SOLD_LOOT: readonly ItemCategory[] = [
  ItemCategory.None,
  ItemCategory.Leather,
  ItemCategory.Reagent,
  ItemCategory.Weapon,
  ItemCategory.Armor,
  ItemCategory.Recipe,
  ItemCategory.Elite,
  ItemCategory.Map,
];

/** Categories of what is found while gathering and crafting, besides the product. */
const FOUND_AT_WORK: readonly ItemCategory[] = [
  ItemCategory.None,
  ItemCategory.Herb,
  ItemCategory.Ore,
  ItemCategory.Fish,
  ItemCategory.Leather,
  ItemCategory.Gem,
  ItemCategory.Reagent,
  ItemCategory.Trophy,
  ItemCategory.Pet,
  ItemCategory.Map,
];

const EXPERIENCE: readonly TraitAim[] = ['experience'];
const GOLD: readonly TraitAim[] = ['gold'];
const SAFETY: readonly TraitAim[] = ['safety'];
const NONE: readonly TraitAim[] = [];

/**
 * The aims of each verb in combat; a function where they depend on the second parameter. The balance test
 * `trait-aims.test.ts` of the content measures them in the shipped world.
 */
const IN_COMBAT: Readonly<Record<VerbName, readonly TraitAim[] | ((kind: number) => readonly TraitAim[])>> = {
  Opener: EXPERIENCE,
  Crescendo: EXPERIENCE,
  Finisher: EXPERIENCE,
  Rhythm: EXPERIENCE,
  Echo: EXPERIENCE,
  Keen: EXPERIENCE,
  Bane: EXPERIENCE,
  Berserk: EXPERIENCE,
  Pierce: EXPERIENCE,
  Plated: SAFETY,
  Ward: SAFETY,
  // What goes back is damage like that of a hit. It saves no more food than a harder hit does.
  Thorns: EXPERIENCE,
  Leech: SAFETY,
  Mend: SAFETY,
  Rise: SAFETY,
  Thrift: (kind) => (kind === ThriftKind.Food ? ['gold', 'safety'] : GOLD),
  Fasting: EXPERIENCE,
  Haste: EXPERIENCE,
  Carry: EXPERIENCE,
  // The enemies of higher levels teach more, and drop no more.
  Reach: EXPERIENCE,
  Linger: EXPERIENCE,
  // Whether a family drops more than the others depends on the region.
  Lure: (kind) => (kind === EnemyKind.Elite || kind === EnemyKind.Miniboss ? GOLD : NONE),
  Again: GOLD,
  Luck: (category) => (SOLD_LOOT.some((one) => one === category) ? GOLD : NONE),
  Lesson: EXPERIENCE,
  Flee: NONE,
  Filch: NONE,
  Hush: NONE,
};

/**
 * What a trait is good for when a character has it, in the order of `TRAIT_AIMS`; none for a trick that only
 * enemies have, and for a verb that is not known.
 */
export function aimsOfTrait(trait: Trait): readonly TraitAim[] {
  const [verb, , kind] = trait;
  if (actsAtWork(trait)) return ['work'];
  const name = verbName(verb);
  const aims = name === undefined ? NONE : IN_COMBAT[name];
  const inCombat = typeof aims === 'function' ? aims(kind) : aims;
  const findsAtWork = verb === Verb.Luck && FOUND_AT_WORK.some((one) => one === kind);
  return findsAtWork ? [...inCombat, 'work'] : inCombat;
}

/**
 * What an item is good for by its own traits and by those of its item set, of which one piece alone brings
 * none; in the order of `TRAIT_AIMS`.
 */
export function aimsOfItem(
  { traits = [], itemSetId }: Pick<Item, 'traits' | 'itemSetId'>,
  world: { itemSet(id: number): ItemSet | undefined },
): readonly TraitAim[] {
  const ofSet = itemSetId === undefined ? [] : (world.itemSet(itemSetId)?.traits ?? []);
  const served = new Set([...traits, ...ofSet.map(({ trait }) => trait)].flatMap(aimsOfTrait));
  return TRAIT_AIMS.filter((aim) => served.has(aim));
}
