import { healingPoints } from '../character/healing-threshold.ts';
import { maxHealthOf } from '../character/health.ts';
import type { PlayerCommand } from '../commands/player-command.ts';
import type { Shown } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';

/** What a character changes before a session. */
export interface Preparation {
  /**
   * What to put on, to take along and to pack with the command wear, weapon first; empty when that stays as
   * it is. Of food, the portions that the slot shall hold.
   */
  readonly pieces: readonly ItemAmount[];
  /** As in `Shown`; null when the healing threshold stays as it is. */
  readonly healingShare: number | null;
}

/** A command of a preparation. */
export type PreparationCommand = Extract<PlayerCommand, { readonly name: 'wear' | 'set-healing-threshold' }>;

/** The commands of a preparation, in their order; none when nothing changes. */
export const preparationCommands = (
  { pieces, healingShare }: Preparation,
  shown: Shown,
): readonly PreparationCommand[] => [
  ...(pieces.length > 0 ? [{ name: 'wear', input: { pieces } } as const] : []),
  ...(healingShare === null ? [] : [thresholdCommand(healingShare, shown)]),
];

/** The command that sets the healing threshold to a share of the maximum health, in ten-thousandths. */
export const thresholdCommand = (
  healingShare: number,
  shown: Shown,
): Extract<PreparationCommand, { readonly name: 'set-healing-threshold' }> => ({
  name: 'set-healing-threshold',
  input: { healingThreshold: healingPoints(healingShare, maxHealthOf(shown)) },
});
