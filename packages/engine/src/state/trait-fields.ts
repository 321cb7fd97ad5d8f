import type { CombatAction } from './action.ts';
import { WORN_SLOTS } from './slots.ts';

/** The most bearers of a character: a piece in each slot, and a companion. */
export const MAX_BEARERS = WORN_SLOTS.length + 1;

/** What a combat action keeps of traits; 0 and an empty list for nothing. */
export interface TraitFields {
  readonly lingers: number;
  readonly bearers: readonly number[];
  readonly enemyRises: number;
  readonly rises: number;
  readonly carried: number;
}

export const traitFieldsOf = (action: CombatAction): TraitFields => ({
  lingers: action.lingers ?? 0,
  bearers: action.bearers ?? [],
  enemyRises: action.enemyRises ?? 0,
  rises: action.rises ?? 0,
  carried: action.carried ?? 0,
});

/**
 * The action with these fields; the others stay. They are absent where there is nothing, and always in the
 * same order, so that equal states have equal bytes.
 */
export function withTraitFields<A extends CombatAction>(action: A, fields: Partial<TraitFields>): A {
  const { lingers: _l, bearers: _b, enemyRises: _e, rises: _r, carried: _c, ...rest } = action;
  const { lingers, bearers, enemyRises, rises, carried } = { ...traitFieldsOf(action), ...fields };
  return {
    ...(rest as A),
    ...(lingers > 0 && { lingers }),
    ...(bearers.length > 0 && { bearers }),
    ...(enemyRises > 0 && { enemyRises }),
    ...(rises > 0 && { rises }),
    ...(carried > 0 && { carried }),
  };
}
