import type { LinkedWorld } from '../source/linked-world.ts';
import type { PhraseKey } from '../source/world-source.ts';

/** Fills `{metal} Sword` with the words of a tier: Copper Sword, Bogiron Sword ... */
export function inTier(world: LinkedWorld, pattern: string, tier: number): string {
  return fill(pattern, (word) => world.words.get(word)?.[tier - 1]);
}

/** A sentence or name from phrases.csv with its blanks filled. */
export function phrase(world: LinkedWorld, key: PhraseKey, blanks: Readonly<Record<string, string>>): string {
  return fill(world.phrases.get(key) ?? '', (blank) => blanks[blank]);
}

/** `{item}` in a trophy's name stands for the whole name of the item, everything else for material words. */
export function trophyName(world: LinkedWorld, pattern: string, itemName: string, tier: number): string {
  return inTier(world, pattern.replace('{item}', itemName), tier);
}

function fill(pattern: string, valueFor: (blank: string) => string | undefined): string {
  return pattern.replace(/\{(\w+)\}/g, (blank, word: string) => {
    const value = valueFor(word);
    if (value === undefined) throw new Error(`Nothing to fill ${blank} of "${pattern}" with`);
    return value;
  });
}
