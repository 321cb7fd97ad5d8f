import { CELEBRATION_CHOICE } from '../../features/celebrations/celebration-store.ts';
import { CELEBRATION_CHOICES, type CelebrationChoice } from '../../features/celebrations/showings.ts';
import { useSetting } from '../../lib/stored-setting/stored-setting.ts';
import { SelectField } from '../../ui/components/SelectField.tsx';
import styles from './AlertsScreen.module.css';

const LABELS: Readonly<Record<CelebrationChoice, string>> = {
  all: 'All of them',
  large: 'Only the big ones',
  none: 'None',
};

/** Which moments this browser shows. */
export function MomentChoice() {
  const [choice, setChoice] = useSetting(CELEBRATION_CHOICE);
  return (
    <div>
      <div className={styles.pair}>
        <SelectField
          label="Moments"
          data={CELEBRATION_CHOICES.map((value) => ({ value, label: LABELS[value] }))}
          value={choice}
          onChange={setChoice}
        />
      </div>
      <p className={styles.note}>
        A first trophy, a boss beaten, a round level: shown once, and kept in the Chronicle.
      </p>
    </div>
  );
}
