import type { Fighter } from '../state/state.ts';
import type { World } from '../world.ts';

/** What a sink may read of a combat while it is told what happens: the numbers after it happened. */
export interface CombatScene {
  readonly world: World;
  readonly foeId: number;
  readonly foeHealth: number;
  readonly health: number;
  readonly foodId: number;
  readonly fighter: Fighter;
  /** Whether the turn that comes is fought with other numbers than the turn that ended. */
  readonly fighterChanged: boolean;
}

/** What a sink may read of a making. */
export interface MakingScene {
  readonly itemId: number;
  readonly skillId: number;
  /** The piece that was undone; null where none was. */
  readonly piece: number | null;
  /** Actions finished since begin or refresh. */
  readonly done: number;
  /** Version of the content that the next action is done with. */
  readonly nextContent: string;
}
