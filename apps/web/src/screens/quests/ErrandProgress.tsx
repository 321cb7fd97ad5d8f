import type { Progress } from '@slumberfell/engine';
import { progressPercent, progressWords } from '../../features/quests/quest-words.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import styles from './ErrandCard.module.css';

interface ErrandProgressProps {
  /** The name of the bar for screen readers. */
  readonly label: string;
  readonly progress: Progress;
}

export const ErrandProgress = ({ label, progress }: ErrandProgressProps) => (
  <div className={styles.progress}>
    <Bar label={label} percent={progressPercent(progress)} valueText={progressWords(progress)} />
    <span translate="no">{progressWords(progress)}</span>
  </div>
);
