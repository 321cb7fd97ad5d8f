import { type Item, type Verb, verbName } from '@slumberfell/engine';
import { VERB_TITLES } from './verb-titles.ts';

/** A verb, and the word that players read for it. */
export interface VerbChoice {
  readonly verb: Verb;
  readonly title: string;
}

type Bearing = Pick<Item, 'traits'>;

/** The verbs that at least one of these items has, by their titles. */
export function verbsAmong(items: Iterable<Bearing>): VerbChoice[] {
  const verbs = new Set<Verb>();
  for (const { traits = [] } of items) for (const [verb] of traits) verbs.add(verb);
  return [...verbs]
    .flatMap((verb) => {
      const name = verbName(verb);
      return name ? [{ verb, title: VERB_TITLES[name] }] : [];
    })
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

export const hasVerb = ({ traits = [] }: Bearing, verb: number): boolean =>
  traits.some(([one]) => one === verb);
