import { experienceAnHour, type Forecast, type RefusalCode, SKILLS } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Figure } from '../../ui/components/Figure.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { followingText } from '../plan/plan-text.ts';
import { NightMeter, OutcomeWords } from './FightOutcome.tsx';
import styles from './ForecastFacts.module.css';
import { fightWords } from './fight-words.ts';
import type { ForecastStatus } from './forecast-client.ts';
import type { SessionForecast } from './messages.ts';
import { runTime } from './run-time.ts';

interface ForecastFactsProps {
  readonly status: ForecastStatus<SessionForecast>;
  /** The instant of the question, epoch ms. */
  readonly at: number;
  /** Whether the forecast is that of an earlier question. It is then dimmed. */
  readonly isOld: boolean;
  readonly kind: 'hunt' | 'dungeon';
  /** Whether something may follow the fight. Its sentence has room before it is known. */
  readonly isFollowed?: boolean;
}

/**
 * What a fight would bring: when it ends, survival, levels, and experience, worth, kills or runs, and food an
 * hour.
 */
export function ForecastFacts({ status, at, isOld, kind, isFollowed = false }: ForecastFactsProps) {
  const world = useWorld();
  if (status.status === 'refused') {
    return <p className={styles.note}>{REFUSALS[status.code as RefusalCode]}</p>;
  }
  if (status.status === 'failed') {
    return <p className={styles.note}>The forecast could not be worked out in this browser.</p>;
  }
  const forecast = status.status === 'answered' ? status.answer : null;
  const words = forecast && fightWords(forecast, at);
  return (
    <div className={styles.forecast} data-old={isOld} aria-busy={forecast === null || isOld}>
      <p className={styles.end}>{words?.end ?? 'Playing it through…'}</p>
      {isFollowed && (
        <p className={styles.following}>
          {forecast?.following ? followingText(forecast.following, world) : ''}
        </p>
      )}
      <NightMeter words={words} />
      <p className={styles.outcome}>{words ? <OutcomeWords {...words} /> : '…'}</p>
      <dl className={styles.facts}>
        {kind === 'dungeon' && <Runs forecast={forecast} />}
        <Fact name="Experience per hour">
          {forecast && <Figure>{formatNumber(Math.round(experienceAnHour(forecast)))}</Figure>}
        </Fact>
        <Fact name="Worth per hour">{forecast && <Gold amount={Math.round(forecast.gold.perHour)} />}</Fact>
        {kind === 'hunt' && (
          <Fact name="Kills per hour">
            {forecast && <Figure>{formatNumber(Math.round(forecast.kills.perHour))}</Figure>}
          </Fact>
        )}
        <Fact name="Food per hour">
          {forecast && <Figure>{formatNumber(Math.round(forecast.food.perHour))}</Figure>}
        </Fact>
        <Fact name="Packed food">{words?.food}</Fact>
        <Fact name="Levels by then" isLong>
          {forecast && levelsText(forecast)}
        </Fact>
      </dl>
    </div>
  );
}

function Runs({ forecast }: { readonly forecast: Forecast | null }) {
  const time = forecast && runTime(forecast);
  return (
    <>
      <Fact name="A run takes">
        {forecast && (time === null ? 'No run is finished' : formatDuration(Math.round(time / 1000)))}
      </Fact>
      <Fact name="Runs finished">
        {forecast && <Figure>{formatNumber(forecast.dungeonRuns.expected)}</Figure>}
      </Fact>
    </>
  );
}

interface FactProps {
  readonly name: string;
  /** Whether the text may need more than one line of a narrow column. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** A fact. While it is not known, it says so. */
function Fact({ name, isLong = false, children }: FactProps) {
  return (
    <div data-long={isLong}>
      <dt>{name}</dt>
      <dd>{children ?? <span className={styles.note}>counting…</span>}</dd>
    </div>
  );
}

const levelsText = ({ experience }: Forecast): string =>
  experience.length === 0
    ? 'No kill, no experience'
    : experience.map(({ skillId, level }) => `${SKILLS[skillId - 1]?.name} ${level.p50}`).join(', ');
