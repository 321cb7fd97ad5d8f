import { beginCrafting } from '../begin-crafting.ts';
import { beginDisenchanting } from '../begin-disenchanting.ts';
import { RUNS } from '../begin-dungeon.ts';
import { HUNT } from '../begin-hunting.ts';
import { equipFood } from '../equip-food.ts';
import { withoutSeed } from '../input.ts';
import { sell } from '../sell.ts';
import { sellJunk } from '../sell-junk.ts';
import { travel } from '../travel.ts';
import { wear } from '../wear.ts';

/** The inputs of the commands that can be a step. */
export const STEP_INPUTS = {
  'begin-crafting': withoutSeed(beginCrafting.input),
  'begin-disenchanting': withoutSeed(beginDisenchanting.input),
  'begin-hunting': HUNT,
  'begin-dungeon': RUNS,
  travel: travel.input,
  'equip-food': equipFood.input,
  wear: wear.input,
  'sell-junk': sellJunk.input,
  sell: sell.input,
};
