import type { Appearance } from '@slumberfell/engine';
import { Face } from '../../ui/pictures/Face.tsx';
import styles from './FaceChoice.module.css';

interface FaceChoiceProps {
  readonly appearances: readonly Appearance[];
  readonly chosen: number | null;
  readonly onChoose: (appearanceId: number) => void;
}

/** The faces as one group of radio buttons, so arrow keys move between them. */
export function FaceChoice({ appearances, chosen, onChoose }: FaceChoiceProps) {
  return (
    <fieldset className={styles.faces}>
      <legend className="visually-hidden">Appearance</legend>
      {appearances.map(({ id, label }) => (
        <label key={id} className={styles.choice} title={label}>
          <input
            type="radio"
            name="appearance"
            className="visually-hidden"
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <Face appearanceId={id} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
