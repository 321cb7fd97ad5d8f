import { useCharacter } from '../../features/character/use-character.ts';
import { useCommand } from '../../features/character/use-command.ts';
import { useOptimisticSetting } from '../../features/character/use-optimistic-setting.ts';
import { thresholdPercent, thresholdPoints } from '../../features/combat/threshold.ts';

export interface Threshold {
  /**
   * Share of the maximum, 0 to 100: the slider's position while the player moves it, else that of the stored
   * points.
   */
  readonly percent: number;
  /** The same in health points. */
  readonly points: number;
  /** The player moves the slider. */
  readonly hold: (percent: number) => void;
  /** The player releases the slider. */
  readonly store: (percent: number) => void;
}

/** The healing threshold, with values that the player has set but the server has not stored yet. */
export function useThreshold(maximum: number): Threshold {
  const stored = useCharacter((character) => character.shown.healingThreshold);
  const { run } = useCommand('set-healing-threshold');
  const { held, hold, store } = useOptimisticSetting<number>((percent) =>
    run(thresholdPoints(percent, maximum)),
  );
  return {
    percent: held ?? thresholdPercent(stored, maximum),
    points: held === null ? stored : thresholdPoints(held, maximum),
    hold,
    store,
  };
}
