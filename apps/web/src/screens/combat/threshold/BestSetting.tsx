import { Button } from '@mantine/core';
import { formatShare } from '../../../lib/format/share.ts';
import type { Best } from './best-setting.ts';
import styles from './ThresholdForecast.module.css';

interface BestSettingProps {
  readonly best: Best;
  /** The slider's value. */
  readonly percent: number;
  /** Chooses another setting. */
  readonly onChoose: (percent: number) => void;
}

/** Names the best setting and offers it; says so while it is not known, or when it cannot be. */
export function BestSetting({ best, percent, onChoose }: BestSettingProps) {
  if (best.status === 'waiting') return <p className={styles.best}>Comparing the settings…</p>;
  if (best.status === 'failed')
    return <p className={styles.best}>The best setting could not be worked out.</p>;
  return (
    <p className={styles.best}>
      <span>
        Best: <b translate="no">{`${best.percent}%`}</b>
        <span>{`, survives ${formatShare(best.forecast.survives)} of the time.`}</span>
      </span>
      {best.percent !== percent && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onChoose(best.percent)}
        >{`Set to ${best.percent}%`}</Button>
      )}
    </p>
  );
}
