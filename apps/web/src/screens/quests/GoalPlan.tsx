import type { QuestGoalId } from '@slumberfell/engine';
import { PlanThing } from '../../features/next/PlanThing.tsx';
import { wayFinds, wayTime } from '../../features/quests/goal-words.ts';
import type { GoalWays } from '../../features/quests/use-goal-ways.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './GoalPlan.module.css';

interface GoalTimeProps {
  readonly goal: QuestGoalId;
  readonly ways: GoalWays;
}

/** How long what is asked takes this character. */
export function GoalTime({ goal, ways }: GoalTimeProps) {
  const world = useWorld();
  const way = ways.wayOf(goal);
  if (way === undefined) return <p className={styles.time}>Working out how long it takes…</p>;
  const time =
    wayTime(way) ??
    (way.seconds === null ? 'There is no safe way to finish this with what you have now.' : null);
  const words = [time, wayFinds(way, world)].filter((part) => part !== null).join(' ');
  return (
    words !== '' && (
      <p className={styles.time}>
        <Glyph name="hourglass" size={14} /> <span>{words}</span>
      </p>
    )
  );
}

interface GoalPlanProps extends GoalTimeProps {
  /** What is asked. */
  readonly name: string;
}

/** The time that something takes, and the button that plans the way to it. */
export function GoalPlan({ goal, name, ways }: GoalPlanProps) {
  const way = ways.wayOf(goal);
  return (
    <div className={styles.plan}>
      <GoalTime goal={goal} ways={ways} />
      {way !== undefined && way.steps.length > 0 && (
        <PlanThing name={name} getting={way} isOld={ways.isOld} />
      )}
    </div>
  );
}
