import {
  type CutSum,
  cutSumsOf,
  type Trait,
  traitsOfBearers,
  Verb,
  type VerbName,
  verbName,
} from '@slumberfell/engine';
import { world } from '../shipped.ts';
import type { Build } from './build.ts';

const bearersOf = ({ pieces, companion }: Build): readonly number[] =>
  companion === null ? pieces : [...pieces, companion];

/** The traits of the pieces of a build, of its item sets and of its companion. */
const traitsOf = (build: Build): readonly Trait[] => traitsOfBearers(bearersOf(build), world);

/** The verbs that a build has. */
export const verbsOf = (build: Build): ReadonlySet<VerbName> =>
  new Set(traitsOf(build).flatMap(([verb]) => verbName(verb) ?? []));

/** The clock of a ward; null for other traits. */
const wardClock = ([verb, , clock]: Trait): number | null => (verb === Verb.Ward ? clock : null);

/**
 * The sums of a build that are cut by their caps, in words. Two wards of different clocks meet in few turns,
 * so each clock is a sum of its own.
 */
export function cutSums(build: Build): readonly string[] {
  const traits = traitsOf(build);
  const clocks = new Set([null, ...traits.map(wardClock)]);
  return [...clocks].flatMap((clock) => {
    const cuts = cutSumsOf(
      traits.filter((trait) => wardClock(trait) === clock),
      'item',
    );
    return cuts.map((cut) => inWords({ ...cut, kind: clock ?? cut.kind }));
  });
}

function inWords({ verb, kind, sum, cap }: CutSum): string {
  const name = verb === 'Opener' ? 'bonus of a turn' : verb;
  return `${kind === null ? name : `${name} ${kind}`}: ${sum} of ${cap}`;
}
