import fc from 'fast-check';
import { MAX_TRAITS, type Trait, Verb } from '../world/traits/trait.ts';
import {
  type Bearer,
  choicesOf,
  isChoice,
  traitFault,
  VERB_NAMES,
  VERBS,
  type VerbDefinition,
} from '../world/traits/verbs.ts';

/** Any value that the content compiler accepts as the second parameter of a verb. */
function second(parameter: VerbDefinition['b'], families: readonly string[]): fc.Arbitrary<number> {
  if (parameter === null) return fc.constant(0);
  return isChoice(parameter)
    ? fc.constantFrom(...choicesOf(parameter, families).values())
    : fc.integer(parameter);
}

/** Any trait that such a bearer may have. @param families those of the world */
export const traitArbitrary = (bearer: Bearer, families: readonly string[]): fc.Arbitrary<Trait> =>
  fc.oneof(
    ...VERB_NAMES.filter((name) => VERBS[name].bearers.includes(bearer)).map((name) => {
      const { a, b } = VERBS[name];
      return fc
        .tuple(fc.constant(Verb[name]), fc.integer(a), second(b, families))
        .filter((trait) => traitFault(trait, bearer, families) === null);
    }),
  );

/** No traits, or as many as a bearer may have, with any parameters. @param families those of the world */
export const traitsArbitrary = (
  bearer: Bearer,
  families: readonly string[],
): fc.Arbitrary<{ readonly traits?: readonly Trait[] }> =>
  fc.oneof(
    fc.constant({}),
    fc
      .array(traitArbitrary(bearer, families), { minLength: 1, maxLength: MAX_TRAITS })
      .map((traits) => ({ traits })),
  );
