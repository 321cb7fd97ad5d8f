import type { PlanForecast } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import { useCharacter } from '../character/use-character.ts';
import { experienceTexts, itemTexts } from '../forecast/gain-texts.ts';
import { planOutlook } from '../plan/plan-forecast-texts.ts';
import styles from './PlanOutcome.module.css';

interface PlanOutcomeProps {
  readonly forecast: PlanForecast | null;
  readonly isOld: boolean;
}

/** What the whole brings. */
export function PlanOutcome({ forecast, isOld }: PlanOutcomeProps) {
  const world = useWorld();
  const experience = useCharacter(({ shown }) => shown.experience);
  const levels = forecast && experienceTexts(forecast, experience, world);
  const items = forecast && itemTexts(forecast, world);
  return (
    <section
      className={styles.outcome}
      data-old={isOld}
      aria-label="What it brings"
      aria-busy={forecast === null}
    >
      <p>
        <b>{forecast ? planOutlook(forecast) : 'Playing it through…'}</b>
      </p>
      <dl>
        <div>
          <dt>Experience</dt>
          <dd>{levels ? levels.join(', ') || 'none' : 'counting…'}</dd>
        </div>
        <div>
          <dt>Brings</dt>
          <dd>{items ? items.join(', ') || 'nothing to keep' : 'counting…'}</dd>
        </div>
        <div>
          <dt>Worth, less what is used</dt>
          <dd>{forecast ? <Gold amount={Math.round(forecast.gold.expected)} /> : 'counting…'}</dd>
        </div>
      </dl>
    </section>
  );
}
