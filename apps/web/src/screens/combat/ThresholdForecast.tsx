import { Button } from '@mantine/core';
import type { SettingCommand } from '@slumberfell/engine';
import { thresholdPoints } from '../../features/combat/threshold.ts';
import { OutcomeWords } from '../../features/forecast/FightOutcome.tsx';
import { fightWords } from '../../features/forecast/fight-words.ts';
import {
  fightQuestion,
  fightText,
  useFight,
  useFightForecast,
} from '../../features/forecast/use-fight-forecast.ts';
import { useFirstAnswers } from '../../features/forecast/use-first-answers.ts';
import { formatShare } from '../../lib/format/share.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { bestThreshold } from './best-threshold.ts';
import styles from './ThresholdForecast.module.css';

/** The settings that are compared, in percent. */
const SETTINGS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

interface ThresholdForecastProps {
  /** The slider's value. */
  readonly percent: number;
  /** The maximum health. */
  readonly maximum: number;
  /** Chooses another setting. */
  readonly onChoose: (percent: number) => void;
}

/** How often the character survives the night at the chosen setting and at others; the best one is marked. */
export function ThresholdForecast({ percent, maximum, onChoose }: ThresholdForecastProps) {
  const world = useWorld();
  const fight = useFight();
  const commandsOf = (share: number): readonly SettingCommand[] => [
    { name: 'set-healing-threshold', input: { healingThreshold: thresholdPoints(share, maximum) } },
  ];
  const { status, at } = useFightForecast(commandsOf(percent));
  const { answers } = useFirstAnswers(SETTINGS.map((share) => fightQuestion(fight, commandsOf(share))));
  if (status.status === 'refused') return null;
  if (status.status === 'failed')
    return <p className={styles.note}>How often this survives could not be worked out in this browser.</p>;
  const outcomes = SETTINGS.flatMap((share, index) => {
    const forecast = answers[index];
    return forecast ? [{ percent: share, forecast }] : [];
  });
  const best = outcomes.length === SETTINGS.length ? bestThreshold(outcomes) : null;
  const said = status.status === 'answered' ? fightWords(status.answer, at) : null;
  return (
    <section className={styles.forecast} aria-label="Survival by setting" aria-busy={best === null}>
      <ol className={styles.bars}>
        {outcomes.map((outcome) => (
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
