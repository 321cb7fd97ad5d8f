import { type Action, gainInstead, type Night, type PlanForecast, regionAfter } from '@slumberfell/engine';
import { useMemo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { PACK_AIMS, usePackAim } from '../../features/forecast/use-pack-aim.ts';
import { AfterThis } from '../../features/plan/AfterThis.tsx';
import { draftOf } from '../../features/plan/plan-draft.ts';
import { usePlanForecast } from '../../features/plan-outcome/use-plan-forecast.ts';
import { NextNightCard } from '../../features/tonight/NextNightCard.tsx';
import { NightCard, NightWaiting } from '../../features/tonight/NightCard.tsx';
import { STILL_SEARCHING } from '../../features/tonight/NightThere.tsx';
import { nightTitle } from '../../features/tonight/night-words.ts';
import { useTonight } from '../../features/tonight/use-tonight.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatShare } from '../../lib/format/share.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import styles from './Tonight.module.css';

/** Ms of the night that what runs may leave without a proposal for it. */
const MUCH = 15 * 60_000;

/** The best nights that the character can begin now. While something runs, only what is better than that. */
export function Tonight() {
  const status = useTonight();
  const action = useCharacter(({ shown }) => shown.action);
  const nights = status.status === 'answered' ? status.answer : null;
  // The first answer is that of what is worn. With what the bag has, the night may be ten times as good.
  const isDone = status.status === 'answered' && status.isDone;
  if (action !== null) return nights !== null && isDone ? <Besides nights={nights} action={action} /> : null;
  return (
    <Panel title="Tonight" brass className={styles.panel} aside={<AimChoice />}>
      {status.status === 'failed' || status.status === 'refused' ? (
        <EmptyState title="The stars are hidden tonight">
          Your browser could not work out which night would be best.
        </EmptyState>
      ) : nights === null ? (
        <NightWaiting />
      ) : nights.length === 0 ? (
        <EmptyState title="Nothing to begin here">Travel on, or see what your bag is good for.</EmptyState>
      ) : (
        <div className={styles.nights}>
          {nights.map((night, index) => (
            <NightCard
              key={night.kind}
              night={night}
              isFirst={index === 0}
              refusal={isDone || night.kind === 'work' ? null : STILL_SEARCHING}
            />
          ))}
          <NextNightCard others={nights} />
        </div>
      )}
    </Panel>
  );
}

function AimChoice() {
  const [aim, setAim] = usePackAim(useCharacter(({ id }) => id));
  return <SelectField aria-label="Best for" data={[...PACK_AIMS]} value={aim} onChange={setAim} />;
}

interface BesidesProps {
  readonly nights: readonly Night[];
  readonly action: Action;
}

/** @param gain for each hour: 0.2 for 20 % more */
const gainText = (gain: number): string =>
  gain >= 1
    ? `That is ${formatNumber(Math.round(gain + 1))} times as much an hour as now.`
    : `That is ${formatShare(gain)} more an hour than now.`;

/** What is much better than what runs, and what could follow it where it ends early. */
function Besides({ nights, action }: BesidesProps) {
  const plan = useCharacter(({ shown }) => shown.plan);
  const draft = useMemo(() => draftOf(plan), [plan]);
  const { forecast, isOld } = usePlanForecast(draft);
  if (forecast === null || isOld) return null;
  const [instead] = nights.flatMap((night) => {
    const gain = gainInstead(night, action, forecast);
    return gain === null ? [] : [{ night, gain }];
  });
  if (instead)
    return (
      <Panel title="Better tonight" className={styles.panel}>
        <NightCard night={instead.night} isFirst label="Begin it instead" more={gainText(instead.gain)} />
      </Panel>
    );
  return <AndThen nights={nights} forecast={forecast} steps={draft.steps} />;
}

interface AndThenProps {
  readonly nights: readonly Night[];
  readonly forecast: PlanForecast;
  readonly steps: Night['steps'];
}

/** A night as what follows, where what runs and the plan leave much of the time. */
function AndThen({ nights: [night], forecast: { night: time, endsAt }, steps }: AndThenProps) {
  const world = useWorld();
  const regionId = useCharacter(({ shown }) => shown.regionId);
  const isEarly = time.limitAt - endsAt.p50 > MUCH;
  // The steps of a night lead from where the character is now.
  if (!isEarly || night === undefined || regionAfter(steps, regionId) !== regionId) return null;
  return (
    <Panel title="And then" className={styles.panel}>
      <p className={styles.then}>
        <span>{nightTitle(night, world)}</span>
        <AfterThis steps={night.steps} label="Plan it after this" />
      </p>
    </Panel>
  );
}
