import type { CombatAction } from './action.ts';
import { WORN_SLOTS } from './slots.ts';

/** The most bearers of a character: a piece in each slot, and a companion. */
export const MAX_BEARERS = WORN_SLOTS.length + 1;

/** What traits keep from turn to turn; 0 and an empty list for nothing. */
export interface TraitFields {
  readonly bearers: readonly number[];
  readonly enemyRises: number;
  readonly rises: number;
  readonly carried: number;
}

export const NO_TRAITS: TraitFields = { bearers: [], enemyRises: 0, rises: 0, carried: 0 };

export const traitFieldsOf = (action: CombatAction): TraitFields => ({
  bearers: action.bearers ?? [],
  enemyRises: action.enemyRises ?? 0,
  rises: action.rises ?? 0,
  carried: action.carried ?? 0,
});

/**
 * The action with these fields. They are absent where there is nothing, and always in the same order, so that
 * equal states have equal bytes.
 */
export function withTraitFields<A extends CombatAction>(action: A, fields: TraitFields): A {
  const { bearers: _bearers, enemyRises: _enemyRises, rises: _rises, carried: _carried, ...rest } = action;
  const { bearers, enemyRises, rises, carried } = fields;
  return {
    ...(rest as A),
    ...(bearers.length > 0 && { bearers }),
    ...(enemyRises > 0 && { enemyRises }),
    ...(rises > 0 && { rises }),
    ...(carried > 0 && { carried }),
  };
}
