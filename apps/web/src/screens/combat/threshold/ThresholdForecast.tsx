import { healingPoints, type SettingCommand } from '@slumberfell/engine';
import { thresholdPercent, thresholdPoints } from '../../../features/combat/threshold.ts';
import { OutcomeWords } from '../../../features/forecast/FightOutcome.tsx';
import { fightWords } from '../../../features/forecast/fight-words.ts';
import {
  fightQuestion,
  fightText,
  thresholdQuestion,
  useFight,
  useFightForecast,
} from '../../../features/forecast/use-fight-forecast.ts';
import { useFirstAnswers } from '../../../features/forecast/use-first-answers.ts';
import { useForecast } from '../../../features/forecast/use-forecast.ts';
import { formatShare } from '../../../lib/format/share.ts';
import { useWorld } from '../../../lib/static-data/load.ts';
import { BestSetting } from './BestSetting.tsx';
import { type Best, bestOf } from './best-setting.ts';
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
    return <p className={styles.note}>Your chances could not be worked out in this browser.</p>;
  const known = best.status === 'known' ? best : null;
  const outcomes = SETTINGS.flatMap((share, index) => {
    const forecast = answers[index];
    return forecast && share !== known?.percent ? [{ percent: share, forecast }] : [];
  });
  const bars = (known === null ? outcomes : [...outcomes, known]).toSorted(
    (one, other) => one.percent - other.percent,
  );
  const isBusy = best.status === 'waiting' || SETTINGS.some((_, index) => answers[index] === undefined);
  const said = status.status === 'answered' ? fightWords(status.answer, at) : null;
  return (
    <section className={styles.forecast} aria-label="Survival by setting" aria-busy={isBusy}>
      <ol className={styles.bars}>
        {bars.map((outcome) => (
          <li
            key={outcome.percent}
            style={{ left: `${outcome.percent}%` }}
            data-best={outcome === known}
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
      <BestSetting best={best} percent={percent} onChoose={onChoose} />
    </section>
  );
}

/** The best setting, with what it brings in the fight. */
function useBest(maximum: number, commandsOf: (percent: number) => readonly SettingCommand[]): Best {
  const world = useWorld();
  const threshold = useForecast<'threshold'>(thresholdQuestion(useFight(), world));
  const { status, isOld } = threshold;
  const share = status.status === 'answered' && !isOld ? status.answer : null;
  const percent = share === null ? null : thresholdPercent(healingPoints(share, maximum), maximum);
  const outcome = useFightForecast(percent === null ? null : commandsOf(percent));
  return bestOf(threshold, percent, outcome);
}
