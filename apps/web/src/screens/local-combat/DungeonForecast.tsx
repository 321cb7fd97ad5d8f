import { beginRuns } from '@slumberfell/engine';
import { ForecastFacts } from '../../features/forecast/ForecastFacts.tsx';
import { TraitEffects } from '../../features/forecast/TraitEffects.tsx';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { WearAndPack } from '../../features/forecast/WearAndPack.tsx';
import { isFollowed, type ThenChoice } from '../../features/plan/use-then.ts';
import styles from './DungeonDialog.module.css';

interface DungeonForecastProps {
  readonly dungeonId: number;
  readonly keyItemId: number;
  /** At least 1. Missing keys are supposed. */
  readonly runs: number;
  readonly rests: boolean;
  readonly then: Pick<ThenChoice, 'input' | 'value'>;
}

/** What runs of a dungeon would bring, and what they need. */
export function DungeonForecast({ dungeonId, keyItemId, runs, rests, then }: DungeonForecastProps) {
  const command = beginRuns(dungeonId, runs, { rests }, then.input);
  const suppose = { owned: [{ itemId: keyItemId, amount: runs }] };
  const { status, at, isOld } = useForecast({ kind: 'session', command, suppose, atRest: true });
  return (
    <section className={styles.forecast} aria-label="What the runs would bring">
      <ForecastFacts status={status} at={at} isOld={isOld} kind="dungeon" isFollowed={isFollowed(then)} />
      <TraitEffects question={{ command, suppose, atRest: true }} />
      <WearAndPack command={command} suppose={suppose} />
    </section>
  );
}
