import { useRef, useState } from 'react';
import { useCharacter } from '../../character/use-character.ts';
import { useCommand } from '../../character/use-command.ts';
import { thresholdPercent, thresholdPoints } from './threshold.ts';

export interface Threshold {
  /** Share of the maximum, 0 to 100: where the hand holds the slider, else where the stored points lie. */
  readonly percent: number;
  /** The same in health points. */
  readonly points: number;
  /** The slider is moved. */
  readonly hold: (percent: number) => void;
  /** The slider is let go. */
  readonly store: (percent: number) => void;
}

/**
 * The healing threshold under the player's hand. Until the server has answered, the slider stays where it was put; what
 * is wished meanwhile, as by an arrow key held down, is stored next, and only the last of it.
 */
export function useThreshold(maximum: number): Threshold {
  const stored = useCharacter((character) => character.shown.healingThreshold);
  const { run } = useCommand('set-healing-threshold');
  const [held, hold] = useState<number | null>(null);
  const wish = useRef<number | null>(null);
  const storing = useRef(false);

  const storeWishes = async () => {
    storing.current = true;
    while (wish.current !== null) {
      const percent = wish.current;
      wish.current = null;
      await run(thresholdPoints(percent, maximum));
    }
    storing.current = false;
    hold(null);
  };

  return {
    percent: held ?? thresholdPercent(stored, maximum),
    points: held === null ? stored : thresholdPoints(held, maximum),
    hold,
    store(percent) {
      hold(percent);
      wish.current = percent;
      if (!storing.current) void storeWishes();
    },
  };
}
