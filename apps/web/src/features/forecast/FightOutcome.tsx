import { Bar, type BarTint } from '../../ui/components/Bar.tsx';
import styles from './FightOutcome.module.css';
import type { FightWords, Tone } from './fight-words.ts';

/** Whether a fight is survived, or how much of the night is lost, in the colour of its tone. */
export const OutcomeWords = ({ tone, outcome }: Pick<FightWords, 'tone' | 'outcome'>) => (
  <b className={styles.outcome} data-tone={tone}>
    {outcome}
  </b>
);

const TINTS: Readonly<Record<Tone, BarTint>> = { good: 'moss', plain: 'dusk', warn: 'ember', bad: 'blood' };

/**
 * How much of the rest of the night a fight fills, as a bar and as text.
 * @param words null while they are not known; the meter has its height all the same
 */
export const NightMeter = ({ words }: { readonly words: FightWords | null }) => (
  <div className={styles.meter}>
    <Bar
      label="How much of the night it fills"
      percent={words?.filled.percent ?? 0}
      valueText={words?.filled.text ?? 'counting…'}
      tint={TINTS[words?.tone ?? 'plain']}
    />
    <span aria-hidden="true">{words?.filled.text ?? '…'}</span>
  </div>
);
