import {
  type AcceptedWeek,
  acceptErrandObstacles,
  BOARD_WEEKS,
  countersToTurnIn,
  dayOf,
  isReached,
  isUnlocked,
  openedBy,
  type Progress,
  progressOfTier,
  tiersOfWays,
  WEEK_DAYS,
  type WeeklyErrand,
  weeklyErrandOf,
  weeklyTierOf,
  weekOf,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { CandleEnds } from '../../features/quests/CandleEnds.tsx';
import { termPhrase } from '../../features/quests/quest-words.ts';
import type { GoalWays } from '../../features/quests/use-goal-ways.ts';
import { type Handed, obstaclesTo, refusalOf, useHandOver } from '../../features/quests/use-hand-over.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';
import { VillagerPortrait } from '../../features/quests/VillagerPortrait.tsx';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import card from './ErrandCard.module.css';
import { ErrandProgress } from './ErrandProgress.tsx';
import { GoalPlan, GoalTime } from './GoalPlan.tsx';
import { KeptBox } from './KeptBox.tsx';
import { ErrandRewards } from './Rewards.tsx';
import { TermTitle } from './TermLink.tsx';
import styles from './WeekErrands.module.css';

/** How the errands of this week and of the weeks before are named, by their age in weeks. */
const WEEK_NAMES = ['This week', 'Last week', 'The week before'];

interface WeekErrandsProps {
  readonly facts: QuestFacts;
  readonly ways: GoalWays;
}

/** The errands of the weeks that are open, each with its three ways. */
export function WeekErrands({ facts, ways }: WeekErrandsProps) {
  const { world } = facts;
  const shown = useCharacter((character) => character.shown);
  const today = dayOf(useNow(60_000));
  if (!isUnlocked(shown, world, 'weekly-errand')) {
    const chapter = openedBy(world, 'weekly-errand');
    return (
      chapter && (
        <Panel title="The weekly errand">
          <p>{`It comes once chapter ${chapter.id} of the story is closed.`}</p>
        </Panel>
      )
    );
  }
  const ages = Array.from({ length: BOARD_WEEKS }, (_, age) => age);
  const { weeks } = shown.quests;
  const older = weeks.filter(({ week, isDone }) => week <= weekOf(today) - BOARD_WEEKS && !isDone);
  return (
    <Panel title="The weekly errand">
      <div className={styles.weeks}>
        {ages.map((age) => {
          const week = weekOf(today) - age;
          const accepted = weeks.find((one) => one.week === week);
          const props = { name: WEEK_NAMES[age] ?? '', accepted, facts, ways };
          // New content may have another errand for the week than the accepted one.
          const errand =
            accepted === undefined
              ? weeklyErrandOf(world, week)
              : world.quests.weeklyErrand(accepted.errandId);
          if (errand !== undefined)
            return (
              <Week key={`${week} ${errand.id}`} day={today - age * WEEK_DAYS} errand={errand} {...props} />
            );
          return accepted && <OldWeek key={week} name={props.name} accepted={accepted} />;
        })}
        {older.map((accepted) => {
          const errand = world.quests.weeklyErrand(accepted.errandId);
          const props = { name: 'An earlier week', accepted };
          return errand === undefined ? (
            <OldWeek key={accepted.week} {...props} />
          ) : (
            <Week key={accepted.week} day={null} errand={errand} facts={facts} ways={ways} {...props} />
          );
        })}
      </div>
    </Panel>
  );
}

interface OldWeekProps {
  readonly name: string;
  readonly accepted: AcceptedWeek;
}

/** An accepted errand that new content does not have any more. */
function OldWeek({ name, accepted: { errandId, isDone } }: OldWeekProps) {
  const { run, pending } = useCommands();
  return (
    <article className={styles.week} data-past={isDone}>
      <p>{`${name}: nobody asks for this errand any more.`}</p>
      {!isDone && (
        <div className={card.buttons}>
          <CommandButton
            variant="subtle"
            loading={pending}
            aria-label="Put down: an old weekly errand"
            onClick={() => void run({ name: 'drop-errand', input: { errandId } })}
          >
            Put down
          </CommandButton>
        </div>
      )}
    </article>
  );
}

interface WeekProps extends WeekErrandsProps {
  readonly name: string;
  /** A day of the week; null when its errand cannot be taken on any more. */
  readonly day: number | null;
  readonly errand: WeeklyErrand;
  readonly accepted: AcceptedWeek | undefined;
}

function Week({ name, day, errand, accepted, facts, ways }: WeekProps) {
  const { world } = facts;
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const giver = world.quests.villager(errand.villagerId);
  const input = { errandId: errand.id, day: day ?? 0 };
  const [obstacle] = acceptErrandObstacles(shown, input, world, serverNow());
  const isRunning = accepted !== undefined && !accepted.isDone;
  const tiers = isRunning ? accepted.tiers : tiersOfWays(errand, shown);
  return (
    <article className={styles.week} data-past={accepted?.isDone}>
      <header className={styles.head}>
        {giver && <VillagerPortrait villagerId={giver.id} size="row" />}
        <span className={styles.names}>
          <h3>{errand.title}</h3>
          <small>{`${name}, for ${giver?.name}`}</small>
        </span>
        <CandleEnds amount={errand.candleEnds} />
      </header>
      <p className={card.text}>{errand.text}</p>
      {accepted?.isDone ? (
        <p>
          <Chip tone="good" glyph="check-mark">
            Done
          </Chip>
        </p>
      ) : (
        <>
          <ol className={styles.ways} aria-label={`Ways: ${errand.title}`}>
            {errand.ways.map((_, index) => (
              <Way
                // biome-ignore lint/suspicious/noArrayIndexKey: a way is known by its place
                key={index}
                errand={errand}
                choice={index + 1}
                tiers={tiers}
                accepted={isRunning ? accepted : undefined}
                facts={facts}
                ways={ways}
              />
            ))}
          </ol>
          <div className={card.buttons}>
            {isRunning ? (
              <CommandButton
                variant="subtle"
                loading={pending}
                aria-label={`Put down: ${errand.title}`}
                onClick={() => void run({ name: 'drop-errand', input: { errandId: errand.id } })}
              >
                Put down
              </CommandButton>
            ) : (
              <CommandButton
                variant="default"
                loading={pending}
                refusal={obstacle === undefined ? null : REFUSALS[obstacle]}
                aria-label={`Take on: ${errand.title}`}
                onClick={() => void run({ name: 'accept-errand', input })}
              >
                Take on
              </CommandButton>
            )}
          </div>
        </>
      )}
    </article>
  );
}

interface WayProps extends WeekErrandsProps {
  readonly errand: WeeklyErrand;
  /** From 1. */
  readonly choice: number;
  readonly tiers: readonly number[];
  /** Undefined while the errand is not accepted. */
  readonly accepted: AcceptedWeek | undefined;
}

/** One of the ways to fulfil the errand of a week; an accepted one can be handed over by it. */
function Way({ errand, choice, tiers, accepted, facts, ways }: WayProps) {
  const { world, countersOf } = facts;
  const shown = useCharacter((character) => character.shown);
  const { handOver, pending } = useHandOver(facts);
  const [useKept, setUseKept] = useState(false);
  const tier = weeklyTierOf(errand, { tiers }, choice);
  if (tier === undefined) return null;
  const name = termPhrase(tier.term, world);
  const handed: Handed = { kind: 'week', id: errand.id, choice };
  const asked = { ...handed, ...(useKept && { useKept }) };
  const progress = (): Progress | null => {
    if (accepted === undefined) return null;
    const counters = countersOf(countersToTurnIn(handed, shown, world));
    return progressOfTier(tier, accepted, shown, counters);
  };
  const reached = progress();
  return (
    <li className={styles.way}>
      <b>
        <TermTitle term={tier.term} world={world} />
      </b>
      <ErrandRewards gold={tier.gold} experience={tier.experience} skillId={tier.skillId} world={world} />
      {!reached && <GoalTime goal={{ kind: 'week', id: errand.id, choice }} ways={ways} />}
      {reached && (
        <div className={card.foot}>
          <ErrandProgress label={`Progress: ${name}`} progress={reached} />
          {!isReached(reached) && (
            <GoalPlan goal={{ kind: 'week', id: errand.id, choice }} name={name} ways={ways} />
          )}
          <KeptBox obstacles={obstaclesTo(handed, shown, facts)} checked={useKept} onChange={setUseKept} />
          <div className={card.buttons}>
            <CommandButton
              loading={pending}
              refusal={refusalOf(obstaclesTo(asked, shown, facts))}
              aria-label={`Hand over: ${name}`}
              onClick={() => void handOver(asked)}
            >
              Hand over
            </CommandButton>
          </div>
        </div>
      )}
    </li>
  );
}
