import { Button } from '@mantine/core';
import { type Forecast, healingPoints, type SettingCommand } from '@slumberfell/engine';
import { thresholdPercent, thresholdPoints } from '../../features/combat/threshold.ts';
import { OutcomeWords } from '../../features/forecast/FightOutcome.tsx';
import { fightWords } from '../../features/forecast/fight-words.ts';
import {
  fightQuestion,
  fightText,
  thresholdQuestion,
  useFight,
  useFightForecast,
} from '../../features/forecast/use-fight-forecast.ts';
import { useFirstAnswers } from '../../features/forecast/use-first-answers.ts';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { formatShare } from '../../lib/format/share.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import styles from './ThresholdForecast.module.css';

/** The settings whose survival is shown beside that of the best one, in percent. */
const SETTINGS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

interface ThresholdForecastProps {
  /** The slider's value. */
  readonly percent: number;
  /** The maximum health. */
  readonly maximum: number;
  /** Chooses another setting. */
  readonly onChoose: (percent: number) => void;
}

/**
 * How often the character survives the night at the chosen setting and at others. The best one is marked:
 * that of the advice what to wear and to pack, for what is worn.
 */
export function ThresholdForecast({ percent, maximum, onChoose }: ThresholdForecastProps) {
  const world = useWorld();
  const fight = useFight();
  const commandsOf = (share: number): readonly SettingCommand[] => [
    { name: 'set-healing-threshold', input: { healingThreshold: thresholdPoints(share, maximum) } },
  ];
  const { status, at } = useFightForecast(commandsOf(percent));
  const { answers } = useFirstAnswers(SETTINGS.map((share) => fightQuestion(fight, commandsOf(share))));
  const best = useBest(maximum, commandsOf);
  if (status.status === 'refused') return null;
  if (status.status === 'failed')
    return <p className={styles.note}>How often this survives could not be worked out in this browser.</p>;
  const outcomes = SETTINGS.flatMap((share, index) => {
    const forecast = answers[index];
    return forecast && share !== best?.percent ? [{ percent: share, forecast }] : [];
  });
  const bars = (best === null ? outcomes : [...outcomes, best]).toSorted(
    (one, other) => one.percent - other.percent,
  );
  const isBusy = best === null || SETTINGS.some((_, index) => answers[index] === undefined);
  const said = status.status === 'answered' ? fightWords(status.answer, at) : null;
  return (
    <section className={styles.forecast} aria-label="Survival by setting" aria-busy={isBusy}>
      <ol className={styles.bars}>
        {bars.map((outcome) => (
          <li
            key={outcome.percent}
            style={{ left: `${outcome.percent}%` }}
            data-best={outcome === best}
            title={`${outcome.percent}%: survives ${formatShare(outcome.forecast.survives)}`}
          >
            <i style={{ height: `${Math.max(4, 100 * outcome.forecast.survives)}%` }} />
            <span className="visually-hidden">{`At ${outcome.percent} percent: survives ${formatShare(outcome.forecast.survives)} of the time`}</span>
          </li>
        ))}
      </ol>
      <p className={styles.said}>
        <span>{`At ${percent}% ${fightText(fight, world)}:`}</span>{' '}
        {said ? <OutcomeWords {...said} /> : <span>counting…</span>}
      </p>
      <p className={styles.best}>
        {best === null ? (
          'Comparing the settings…'
        ) : (
          <>
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
          </>
        )}
      </p>
    </section>
  );
}

/** The best setting, with what it brings in the fight. @returns null until it is known */
function useBest(
  maximum: number,
  commandsOf: (percent: number) => readonly SettingCommand[],
): { readonly percent: number; readonly forecast: Forecast } | null {
  const world = useWorld();
  const { status, isOld } = useForecast<'threshold'>(thresholdQuestion(useFight(), world));
  const share = status.status === 'answered' && !isOld ? status.answer : null;
  const percent = share === null ? null : thresholdPercent(healingPoints(share, maximum), maximum);
  const outcome = useFightForecast(percent === null ? null : commandsOf(percent));
  if (percent === null || outcome.status.status !== 'answered' || outcome.isOld) return null;
  return { percent, forecast: outcome.status.answer };
}
