import { useRef } from 'react';
import { useTileSteps } from '../collections/use-tile-steps.ts';
import styles from './NightStrip.module.css';

interface NightPress {
  readonly place: number;
  readonly width: number;
  /** Index of the step to which it leads; null for what runs. */
  readonly step: number | null;
  /** All that is told of its steps. */
  readonly text: string;
}

interface NightPressesProps {
  readonly label: string;
  readonly targets: readonly NightPress[];
  readonly onPress: (step: number | null) => void;
}

const percent = (share: number): string => `${share * 100}%`;

/** Invisible buttons over the picture of the night. The Tab key stops once; arrow keys move between them. */
export function NightPresses({ label, targets, onPress }: NightPressesProps) {
  const list = useRef<HTMLDivElement>(null);
  const keys = targets.map((_, index) => index);
  const { stop, listeners } = useTileSteps(list, keys, () => targets.length);
  return (
    <div ref={list} className={styles.presses} role="toolbar" aria-label={label} {...listeners}>
      {targets.map(({ place, width, step, text }, index) => (
        <span key={step} data-tile={index}>
          <button
            type="button"
            className={styles.press}
            style={{ left: percent(place), width: percent(width) }}
            tabIndex={index === stop ? 0 : -1}
            aria-label={text}
            title={text}
            onClick={() => onPress(step)}
          />
        </span>
      ))}
    </div>
  );
}
