import {
  aimsOfItem,
  type Item,
  TRAIT_AIMS,
  type TraitAim,
  Verb,
  verbName,
  type World,
} from '@slumberfell/engine';
import { VERB_WORDS } from './verb-words.ts';

/** What lists of items are filtered by: a verb of their traits, or an aim that they are good for. */
export type TraitChoice = Verb | TraitAim;

/** A verb, and the word that players read for it. */
interface VerbChoice {
  readonly verb: Verb;
  readonly title: string;
}

/** What a list offers to filter by. */
export interface TraitChoices {
  readonly aims: readonly TraitAim[];
  readonly verbs: readonly VerbChoice[];
}

type Bearing = Pick<Item, 'traits' | 'itemSetId'>;
type ItemSets = Pick<World, 'itemSet'>;

/**
 * The aims that at least one of these items serves, and the verbs that at least one of them has, by their
 * titles.
 */
export function traitChoicesAmong(items: Iterable<Bearing>, world: ItemSets): TraitChoices {
  const [aims, verbs] = [new Set<TraitAim>(), new Set<Verb>()];
  for (const item of items) {
    for (const aim of aimsOfItem(item, world)) aims.add(aim);
    for (const [verb] of item.traits ?? []) verbs.add(verb);
  }
  return {
    aims: TRAIT_AIMS.filter((aim) => aims.has(aim)),
    verbs: [...verbs]
      .flatMap((verb) => {
        const name = verbName(verb);
        return name ? [{ verb, title: VERB_WORDS[name].title }] : [];
      })
      .sort((one, other) => one.title.localeCompare(other.title, 'en')),
  };
}

/** Whether there is something to choose. */
export const hasChoices = ({ aims, verbs }: TraitChoices): boolean => aims.length > 0 || verbs.length > 0;

/** A choice when it is offered, else null. */
export const offeredChoice = (
  { aims, verbs }: TraitChoices,
  choice: TraitChoice | number | null | undefined,
): TraitChoice | null =>
  aims.find((aim) => aim === choice) ?? verbs.find(({ verb }) => verb === choice)?.verb ?? null;

/** Reads a stored choice; null when it is none, or is not understood. */
export const readTraitChoice = (stored: unknown): TraitChoice | null =>
  TRAIT_AIMS.find((aim) => aim === stored) ?? Object.values(Verb).find((verb) => verb === stored) ?? null;

/** Whether an item has a trait of the verb; or serves the aim, by a trait of its own or of its item set. */
export const isOfChoice = (item: Bearing, choice: TraitChoice, world: ItemSets): boolean =>
  typeof choice === 'string'
    ? aimsOfItem(item, world).includes(choice)
    : (item.traits ?? []).some(([verb]) => verb === choice);
