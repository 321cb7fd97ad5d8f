import { kitOf, type Trait, traitsOfBearers, VERBS, type VerbName, verbName } from '@slumberfell/engine';
import { world } from '../shipped.ts';
import type { Build } from './build.ts';

const bearersOf = ({ pieces, companion }: Build): readonly number[] =>
  companion === null ? pieces : [...pieces, companion];

/** The traits of the pieces of a build, of its item sets and of its companion. */
const traitsOf = (build: Build): readonly Trait[] => traitsOfBearers(bearersOf(build), world);

/** The verbs that a build has. */
export const verbsOf = (build: Build): ReadonlySet<VerbName> =>
  new Set(traitsOf(build).flatMap(([verb]) => verbName(verb) ?? []));

/** These add up, by the turn of the fight, to one bonus. */
const BONUS: readonly VerbName[] = ['Opener', 'Crescendo', 'Rhythm'];
/** Of these only the strongest counts. */
const STRONGEST: readonly VerbName[] = ['Finisher', 'Berserk', 'Rise'];
/** Its second parameter is a strength; the chances add up. */
const CHANCE: VerbName = 'Echo';

/**
 * The sums of a build that are cut by their caps, in words. Two wards of different clocks meet in few turns,
 * so each clock is a sum of its own.
 */
export function cutSums(build: Build): readonly string[] {
  const traits = traitsOf(build);
  const sums = new Map<string, { readonly name: VerbName; readonly sum: number }>();
  for (const [verb, a, b] of traits) {
    const name = verbName(verb);
    if (name === undefined || BONUS.includes(name) || STRONGEST.includes(name)) continue;
    const key = VERBS[name].b === null || name === CHANCE ? name : `${name} ${b}`;
    sums.set(key, { name, sum: (sums.get(key)?.sum ?? 0) + a });
  }
  const cut = [...sums].flatMap(([key, { name, sum }]) =>
    sum > VERBS[name].cap ? [`${key}: ${sum} of ${VERBS[name].cap}`] : [],
  );
  const bonus = largestBonus(traits);
  return bonus > VERBS.Opener.cap ? [...cut, `bonus of a turn: ${bonus} of ${VERBS.Opener.cap}`] : cut;
}

/** The largest sum of bonuses in any turn, without the cap. */
function largestBonus(traits: readonly Trait[]): number {
  const tables = traits.flatMap((trait) => kitOf([trait], 'item').bonusByTurn ?? []);
  const [first = []] = tables;
  return Math.max(
    0,
    ...Array.from(first, (_, turn) => tables.reduce((sum, table) => sum + (table[turn] ?? 0), 0)),
  );
}
