import type { PlayerCommand } from '../../commands/player-command.ts';
import type { PlanStep } from '../../state/state.ts';

/** How a character comes by something. */
export interface Getting {
  /** `make`: also where components or the recipe must be found first. `gather`: found while gathering. */
  readonly kind: 'make' | 'hunt' | 'dungeon' | 'gather';
  /** Where it begins; null where the place does not matter. */
  readonly regionId: number | null;
  /** Expected seconds, as far as the character has it not yet. */
  readonly seconds: number;
  /** The same from nothing: what is done of it is `1 - seconds / secondsInAll`. Null where chance decides. */
  readonly secondsInAll: number | null;
  /** What is sent before the plan is set: to learn a recipe, to buy keys. */
  readonly first: readonly PlayerCommand[];
  /** The steps that lead there; where something must be found first, only those that find it. */
  readonly steps: readonly PlanStep[];
  /** Items that are found by chance on the way, such as a recipe. */
  readonly finds: readonly number[];
}
