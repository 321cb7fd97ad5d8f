import { type Bearer, type Trait, verbName, type World } from '@slumberfell/engine';
import { traitSentence } from './trait-sentence.ts';
import { VERB_WORDS } from './verb-words.ts';

/** What a piece brings, has in common with the worn piece, or takes away from it. */
export type TraitChange = 'gained' | 'kept' | 'lost';

/** A trait in words. */
export interface TraitLine {
  /** Unique in a list of traits: the trait's three numbers, after the id of the item set if there is one. */
  readonly key: string;
  readonly title: string;
  readonly sentence: string;
  /** Null when nothing is compared. */
  readonly change: TraitChange | null;
  /** The name of the item set that brings it. Absent for a trait of the bearer itself. */
  readonly itemSet?: string;
}

const keyOf = (trait: Trait): string => trait.join();

/** The traits of a bearer in words, without those that this page does not know. */
export const traitLines = (traits: readonly Trait[] | undefined, bearer: Bearer, world: World): TraitLine[] =>
  (traits ?? []).flatMap((trait) => {
    const name = verbName(trait[0]);
    const sentence = traitSentence(trait, bearer, world);
    return name && sentence
      ? [{ key: keyOf(trait), title: VERB_WORDS[name].title, sentence, change: null }]
      : [];
  });

/**
 * The traits of a piece, each with whether the worn piece has it too, and then those that only the worn piece
 * has. A trait with other numbers is another trait.
 */
export function comparedTraitLines(
  traits: readonly Trait[] | undefined,
  worn: readonly Trait[] | undefined,
  world: World,
): TraitLine[] {
  const own = traitLines(traits, 'item', world);
  const others = traitLines(worn, 'item', world);
  const isIn = (lines: readonly TraitLine[], { key }: TraitLine) => lines.some((line) => line.key === key);
  return [
    ...own.map((line): TraitLine => ({ ...line, change: isIn(others, line) ? 'kept' : 'gained' })),
    ...others.filter((line) => !isIn(own, line)).map((line): TraitLine => ({ ...line, change: 'lost' })),
  ];
}
