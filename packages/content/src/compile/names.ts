import type { Family } from '../source/families.ts';
import type { LinkedWorld } from '../source/linked-world.ts';
import type { PhraseKey, SharedTextKey } from '../source/world-source.ts';

/**
 * Replaces each `{material}` of a name by the word of that material in a tier: `{metal} Sword` becomes Copper
 * Sword in tier 1.
 */
export function inTier(world: LinkedWorld, pattern: string, tier: number): string {
  return fill(pattern, (word) => world.words.get(word)?.[tier - 1]);
}

/** A sentence or name from phrases.csv with its placeholders filled. */
export function phrase(world: LinkedWorld, key: PhraseKey, blanks: Readonly<Record<string, string>>): string {
  return fill(world.phrases.get(key) ?? '', (blank) => blanks[blank]);
}

/**
 * A description with its placeholders filled.
 * @param own that of the item's row; null when it has the one that many items share
 */
export const ownOrShared = (
  world: LinkedWorld,
  own: string | null,
  key: SharedTextKey,
  blanks: Readonly<Record<string, string>>,
): string => (own === null ? phrase(world, key, blanks) : fill(own, (blank) => blanks[blank]));

/** The description of a family's item in a tier. A tier without one of its own has that of the first. */
export const descriptionIn = ({ descriptions }: Pick<Family, 'descriptions'>, tier: number): string =>
  descriptions[tier - 1] ?? descriptions[0];

/**
 * Fills a trophy's name: `{item}` by the name of the item, each `{material}` by the word of that material in
 * the tier.
 */
export function trophyName(world: LinkedWorld, pattern: string, itemName: string, tier: number): string {
  return inTier(world, pattern.replace('{item}', itemName), tier);
}

function fill(pattern: string, valueFor: (blank: string) => string | undefined): string {
  return pattern.replace(/\{(\w+)\}/g, (blank, word: string) => {
    const value = valueFor(word);
    if (value === undefined) throw new Error(`There is no value for ${blank} in "${pattern}"`);
    return value;
  });
}
