import { BestOfBag } from '../../features/forecast/BestOfBag.tsx';
import { ForecastFacts } from '../../features/forecast/ForecastFacts.tsx';
import { PackNight } from '../../features/forecast/PackNight.tsx';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import styles from './DungeonDialog.module.css';

interface DungeonForecastProps {
  readonly dungeonId: number;
  readonly keyItemId: number;
  /** At least 1. Missing keys are supposed. */
  readonly runs: number;
  readonly rests: boolean;
}

/** What runs of a dungeon would bring, and what they need. */
export function DungeonForecast({ dungeonId, keyItemId, runs, rests }: DungeonForecastProps) {
  const command = {
    name: 'begin-dungeon',
    input: { dungeonId, runs, ...(rests && { rest: true }) },
  } as const;
  const suppose = { owned: [{ itemId: keyItemId, amount: runs }] };
  const { status, at, isOld } = useForecast({ kind: 'session', command, suppose, atRest: true });
  return (
    <section className={styles.forecast} aria-label="What the runs would bring">
      <ForecastFacts status={status} at={at} isOld={isOld} kind="dungeon" />
      <PackNight command={command} suppose={suppose} />
      <BestOfBag command={command} suppose={suppose} />
    </section>
  );
}
