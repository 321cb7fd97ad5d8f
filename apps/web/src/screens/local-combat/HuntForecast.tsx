import { ForecastFacts } from '../../features/forecast/ForecastFacts.tsx';
import { RestField } from '../../features/forecast/RestField.tsx';
import { TraitEffects } from '../../features/forecast/TraitEffects.tsx';
import { UntilField } from '../../features/forecast/UntilField.tsx';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { WearAndPack } from '../../features/forecast/WearAndPack.tsx';
import { ThenField } from '../../features/plan/ThenField.tsx';
import { isFollowed } from '../../features/plan/use-then.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './HuntForecast.module.css';
import type { HuntOptions } from './use-hunt-options.ts';

/** What open combat would bring, what it needs, and how it shall end. */
export function HuntForecast({ rests, setRests, until, setUntil, then, command }: HuntOptions) {
  const { status, at, isOld } = useForecast({ kind: 'session', command, atRest: true });
  return (
    <Panel title="What the hunt would bring" className={styles.panel}>
      <div className={styles.content}>
        <ForecastFacts status={status} at={at} isOld={isOld} kind="hunt" isFollowed={isFollowed(then)} />
        <TraitEffects question={{ command, atRest: true }} />
        <div className={styles.options}>
          <UntilField choice={until} onChange={setUntil} />
          <ThenField {...then} />
          <RestField kind="hunt" rests={rests} onChange={setRests} />
        </div>
        <WearAndPack command={command} />
      </div>
    </Panel>
  );
}
