import { LogType, Verb } from '@slumberfell/engine';
import { formatNumber } from '../../../lib/format/number.ts';

/** What the log says of a trait of the character, by verb. */
const TRAITS: Readonly<Partial<Record<Verb, (amount: number) => string>>> = {
  [Verb.Rise]: (health) => `Not yet: you rise again with ${formatNumber(health)} health.`,
  [Verb.Thrift]: (portions) =>
    portions === 1
      ? 'That portion is eaten, but not used up.'
      : `Those ${formatNumber(portions)} portions are eaten, but not used up.`,
  [Verb.Again]: () => 'What it left behind, it left behind twice.',
  [Verb.Echo]: (damage) => `The hit echoes for ${formatNumber(damage)}.`,
  [Verb.Leech]: (health) => `The hit gives you ${formatNumber(health)} health.`,
  [Verb.Thorns]: (damage) => `Your thorns give back ${formatNumber(damage)}.`,
};

/** What the log says of a trick of the enemy. */
const TRICKS: Readonly<Partial<Record<Verb, (amount: number) => string>>> = {
  [Verb.Rise]: (health) => `It rises again with ${formatNumber(health)} health.`,
  [Verb.Filch]: () => 'It makes off with a portion of your food.',
  [Verb.Flee]: (turns) =>
    turns === 1 ? 'It is gone after one turn.' : `It is gone after ${formatNumber(turns)} turns.`,
  [Verb.Leech]: (health) => `The hit gives it ${formatNumber(health)} health.`,
  [Verb.Thorns]: (damage) => `Its thorns give back ${formatNumber(damage)}.`,
};

/** A line of the combat log about a trait or a trick. */
export function traitLine(
  type: typeof LogType.Trait | typeof LogType.Trick,
  verb: number,
  amount: number,
): string {
  const lines = type === LogType.Trait ? TRAITS : TRICKS;
  return lines[verb as Verb]?.(amount) ?? 'Something happens that no book has a word for.';
}
