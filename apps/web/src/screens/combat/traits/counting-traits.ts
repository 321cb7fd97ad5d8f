import {
  bearersOf,
  type CombatAction,
  type Enemy,
  HushKind,
  type Item,
  type Outfit,
  type World,
  type WornItemSet,
  wornItemSets,
} from '@slumberfell/engine';
import { hushes } from '../../../features/traits/hushes.ts';
import { countingSetLines } from '../../../features/traits/item-sets.ts';
import { type TraitLine, traitLines } from '../../../features/traits/trait-lines.ts';

/** A piece, and its traits in words. */
export interface PieceTraits {
  readonly item: Item;
  readonly lines: readonly TraitLine[];
}

/** An item set, and those of its traits that count, in words. */
export interface SetTraits {
  readonly worn: WornItemSet;
  readonly lines: readonly TraitLine[];
}

/** The traits of both sides that count in a fight. */
export interface CountingTraits {
  /** The pieces, and the pet, whose traits count; during a pull those that are worn and that go along. */
  readonly pieces: readonly PieceTraits[];
  /** The item sets of these pieces of which traits count. */
  readonly itemSets: readonly SetTraits[];
  /** Whether a trick of the enemy prevents the traits of the character. */
  readonly isHushed: boolean;
  /** The traits of the enemy in words; none during a pull. */
  readonly tricks: readonly TraitLine[];
  /** What is worn or goes along now, and counts from the next fight on. */
  readonly gained: readonly Item[];
  /** What is not worn and does not go along any more, and counts until this fight is decided. */
  readonly lost: readonly Item[];
}

export function countingTraits(
  { phase, bearers = [] }: CombatAction,
  outfit: Outfit,
  enemy: Enemy | null,
  world: World,
): CountingTraits {
  const worn = bearersOf(outfit, world);
  const counting = phase === 'fight' ? bearers : worn;
  const itemsOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const item = world.item(id);
      return item ? [item] : [];
    });
  return {
    pieces: itemsOf(counting).map((item) => ({ item, lines: traitLines(item.traits, 'item', world) })),
    itemSets: wornItemSets(counting, world)
      .map((one) => ({ worn: one, lines: countingSetLines(one, world) }))
      .filter(({ lines }) => lines.length > 0),
    isHushed: enemy !== null && hushes(enemy, HushKind.Traits),
    tricks: traitLines(enemy?.traits, 'enemy', world),
    gained: itemsOf(worn.filter((id) => !counting.includes(id))),
    lost: itemsOf(counting.filter((id) => !worn.includes(id))),
  };
}

/** All traits of the character that count, in words. */
export const countingLines = ({ pieces, itemSets }: CountingTraits): readonly TraitLine[] =>
  [...pieces, ...itemSets].flatMap(({ lines }) => lines);

/** The words of traits, each once. */
export const titlesOf = (lines: readonly TraitLine[]): string[] => [
  ...new Set(lines.map(({ title }) => title)),
];
