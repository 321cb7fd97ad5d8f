import { MAX_LEVEL } from '../../state/experience.ts';
import { beginCrafting } from '../begin-crafting.ts';
import { beginDisenchanting } from '../begin-disenchanting.ts';
import { RUNS } from '../begin-dungeon.ts';
import { HUNT } from '../begin-hunting.ts';
import { equipFood } from '../equip-food.ts';
import { AMOUNT, COUNT, integerOf, objectOf, optional, withoutSupplied } from '../../inputs/field.ts';
import { sell } from '../sell.ts';
import { sellJunk } from '../sell-junk.ts';
import { takeAlong } from '../take-along.ts';
import { travel } from '../travel.ts';
import { wear } from '../wear.ts';

/** When gathering or crafting ends. The level is above the first, like that of a hunt. */
const CRAFT_UNTIL = objectOf({ level: optional(integerOf(2, MAX_LEVEL)), seconds: optional(AMOUNT) });

/** The inputs of the commands that can be a step. */
export const STEP_INPUTS = {
  'begin-crafting': { ...withoutSupplied(beginCrafting.input), until: optional(CRAFT_UNTIL) },
  'begin-disenchanting': withoutSupplied(beginDisenchanting.input),
  'begin-hunting': HUNT,
  'begin-dungeon': RUNS,
  travel: travel.input,
  'equip-food': equipFood.input,
  wear: wear.input,
  'sell-junk': sellJunk.input,
  sell: sell.input,
  // A state has no negative number.
  'set-healing-threshold': { healingThreshold: COUNT },
  'take-along': takeAlong.input,
};
