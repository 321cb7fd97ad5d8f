import { addAmounts } from '../state/amounts.ts';
import { HIDDEN_FIELDS } from '../state/hidden-fields.ts';
import { SHOWN_FIELDS } from '../state/shown-fields.ts';
import type { State } from '../state/state.ts';
import { firstValues } from '../state/state-field.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { healingShareOf } from './healing-threshold.ts';
import { maxHealth } from './health.ts';
import { BASE_IDLE_TIME } from './idle-time.ts';

/** What a new character starts with (game-design 2.16); part of the content. */
export interface NewCharacter {
  readonly regionId: number;
  readonly gold: number;
  /** In health points of a new character. */
  readonly healingThreshold: number;
  readonly inventory: readonly ItemAmount[];
}

export const createState = (gift: NewCharacter, at: number): State => ({
  shown: firstValues(SHOWN_FIELDS, {
    regionId: gift.regionId,
    gold: gift.gold,
    totalIdleTime: BASE_IDLE_TIME,
    inventory: addAmounts([], gift.inventory),
    healingShare: healingShareOf(gift.healingThreshold, maxHealth(1)),
    health: maxHealth(1),
    healthAt: at,
    eventAt: at,
  }),
  hidden: firstValues(HIDDEN_FIELDS, {}),
});
