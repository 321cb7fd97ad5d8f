import { healingThresholdOf } from '@slumberfell/engine';
import { useCharacter } from '../../../features/character/use-character.ts';
import { useCommands } from '../../../features/character/use-commands.ts';
import { useOptimisticSetting } from '../../../features/character/use-optimistic-setting.ts';
import { thresholdPercent, thresholdPoints } from '../../../features/combat/threshold.ts';

export interface Threshold {
  /**
   * Percent of the maximum health, 0 to 100: the value that the player has set but the server has not stored
   * yet; else the slider's position nearest to the stored points.
   */
  readonly percent: number;
  /** The healing threshold in health points. */
  readonly points: number;
  /** Call this while the player moves the slider: it shows the percent and sends nothing to the server. */
  readonly hold: (percent: number) => void;
  /** Call this when the player releases the slider: it shows the percent and sends it to the server. */
  readonly store: (percent: number) => void;
}

/**
 * The healing threshold that the page shows: the player's value until the server has stored it, else the
 * stored one.
 */
export function useThreshold(maximum: number): Threshold {
  const stored = useCharacter((character) => healingThresholdOf(character.shown));
  const { run } = useCommands();
  const { held, hold, store } = useOptimisticSetting<number>((percent) =>
    run({
      name: 'set-healing-threshold',
      input: { healingThreshold: thresholdPoints(percent, maximum) },
    }),
  );
  return {
    percent: held ?? thresholdPercent(stored, maximum),
    points: held === null ? stored : thresholdPoints(held, maximum),
    hold,
    store,
  };
}
