import {
  acceptedGoals,
  type GoalWay,
  isReached,
  keyOfGoal,
  levelBefore,
  type QuestGoal,
  type Shown,
  wayNow,
} from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { PlanThing } from '../../features/next/PlanThing.tsx';
import { giverOf, goalDone, goalText, goalTitle } from '../../features/quests/goal-words.ts';
import { useAcceptedGoals } from '../../features/quests/use-goals.ts';
import { obstaclesTo, refusalOf } from '../../features/quests/use-hand-over.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';
import { VillagerPortrait } from '../../features/quests/VillagerPortrait.tsx';
import { Bar } from '../../ui/components/Bar.tsx';
import styles from './QuestGoals.module.css';

interface QuestGoalsProps {
  readonly ways: readonly GoalWay[];
  /** Whether the ways are those of an earlier question. */
  readonly isOld: boolean;
}

/** The next chapter and the accepted errands, with what is missing and the way to it. */
export function QuestGoals({ ways, isOld }: QuestGoalsProps) {
  const { facts } = useAcceptedGoals();
  const shown = useCharacter((character) => character.shown);
  if (facts === null) return null;
  const goals = acceptedGoals(shown, facts.world, facts.countersOf);
  const asked = goals.flatMap((goal) => {
    const way = ways.find(({ key }) => key === keyOfGoal(goal));
    return way === undefined ? [] : [{ goal, way: wayNow(way, goal) }];
  });
  const rows = asked.filter((one) => one === quickestOf(one, asked));
  if (rows.length === 0) return null;
  return (
    <section className={styles.asked} aria-labelledby="asked">
      <h3 id="asked">What is asked of you</h3>
      <ul>
        {rows.map(({ goal, way }) => (
          <GoalRow key={way.key} goal={goal} way={way} isOld={isOld} facts={facts} />
        ))}
      </ul>
    </section>
  );
}

interface Asked {
  readonly goal: QuestGoal;
  readonly way: GoalWay;
}

/** Of the ways of a weekly errand, the quickest one. */
const quickestOf = ({ goal: { kind, id } }: Asked, all: readonly Asked[]): Asked | undefined =>
  all
    .filter(({ goal }) => goal.kind === kind && goal.id === id)
    .toSorted((one, other) => timeOf(one) - timeOf(other))[0];

const timeOf = ({ way: { seconds } }: Asked): number => seconds ?? Number.POSITIVE_INFINITY;

interface GoalRowProps extends Asked {
  readonly isOld: boolean;
  readonly facts: QuestFacts;
}

function GoalRow({ goal, way, isOld, facts }: GoalRowProps) {
  const { world } = facts;
  const shown = useCharacter((character) => character.shown);
  const title = goalTitle(goal, world);
  const villager = giverOf(goal, world);
  const giver = villager?.name ?? '';
  const handed = { kind: goal.kind, id: goal.id, ...(goal.choice !== null && { choice: goal.choice }) };
  const obstacles = obstaclesTo(handed, shown, facts);
  const hasNoWay = way.seconds === null && way.steps.length === 0;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        {villager && <VillagerPortrait villagerId={villager.id} size="row" />}
        <div className={styles.words}>
          <b>{title}</b> <small>{giver}</small>
          <p>{goalText(goal, way, world)}</p>
        </div>
      </div>
      <Bar label={`Progress: ${title}`} percent={goalDone(goal) * 100} tint="ember" />
      <div className={styles.press}>
        {obstacles.length === 0 ? (
          <Link to="/quests" search={goal.kind === 'story' ? {} : { tab: 'board' }}>
            {`Hand it to ${giver}`}
          </Link>
        ) : hasNoWay ? (
          <small>{noWayWords(goal, shown, world)}</small>
        ) : goal.asks.every(isReached) ? (
          <small>{refusalOf(obstacles)}</small>
        ) : (
          way.steps.length > 0 && <PlanThing name={title} getting={way} isOld={isOld} />
        )}
      </div>
    </li>
  );
}

/** Why nothing leads there yet. */
function noWayWords(goal: QuestGoal, shown: Shown, world: QuestFacts['world']): string {
  const level = levelBefore(goal, shown, world);
  return level === null
    ? 'No safe way with what you have now'
    : `No safe way with what you have now: meant for level ${level}`;
}
