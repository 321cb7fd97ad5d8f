import type { Forecast } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import styles from './ForecastFacts.module.css';
import type { ForecastStatus } from './forecast-client.ts';
import { survivalText } from './survival-text.ts';

interface ForecastFactsProps {
  readonly status: ForecastStatus<Forecast>;
  /** The instant of the question, epoch ms. */
  readonly at: number;
}

/** What a fight would bring: survival, and experience, worth, kills and food an hour. */
export function ForecastFacts({ status, at }: ForecastFactsProps) {
  if (status.status === 'refused') return null;
  if (status.status === 'failed') {
    return <p className={styles.note}>The forecast could not be played in this browser.</p>;
  }
  const forecast = status.status === 'answered' ? status.answer : null;
  const survival = forecast && survivalText(forecast, at);
  return (
    <dl className={styles.facts} aria-busy={forecast === null}>
      <Fact name="Tonight">
        {survival && (
          <span className={styles.survival} data-tone={survival.tone}>
            {survival.text}
          </span>
        )}
      </Fact>
      <Fact name="Experience an hour">{forecast && formatNumber(experienceAnHour(forecast))}</Fact>
      <Fact name="Worth an hour">{forecast && <Gold amount={Math.round(forecast.gold.perHour)} />}</Fact>
      <Fact name="Kills an hour">{forecast && formatNumber(Math.round(forecast.kills.perHour))}</Fact>
      <Fact name="Food an hour">{forecast && formatNumber(Math.round(forecast.food.perHour))}</Fact>
    </dl>
  );
}

/** A fact; while it is not known, it says so. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <span className={styles.note}>counting…</span>}</dd>
    </div>
  );
}

/** Whole points of all skills together. */
export const experienceAnHour = ({ experience }: Forecast): number =>
  Math.round(experience.reduce((sum, { perHour }) => sum + perHour, 0));
