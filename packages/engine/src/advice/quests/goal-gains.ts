import { isReached } from '../../quests/progress.ts';
import type { PlanStep } from '../../state/state.ts';
import type { World } from '../../world/world.ts';
import type { Night } from '../tonight/night.ts';
import { keyOfGoal, type QuestAsk, type QuestGoal } from './goal.ts';

/** What a night brings of something that is asked. */
export interface GoalGain {
  readonly goal: QuestGoal;
  /** The same with what is expected after the night; whole numbers, rounded down. */
  readonly after: readonly QuestAsk[];
  /** Whether all of it is reached in most of such nights. A place does not count: it is one travel away. */
  readonly isFulfilled: boolean;
}

type Played = Pick<Night, 'forecast' | 'steps'>;

/** The goals of which a night brings something that is missing. */
export function goalGains(night: Played, goals: readonly QuestGoal[], world: World): readonly GoalGain[] {
  const seen = new Set<string>();
  return goals.flatMap((goal) => {
    // Of the ways of a weekly errand, the first that the night brings forward is enough.
    const key = goal.kind === 'week' ? `week:${goal.id}` : keyOfGoal(goal);
    const gains = goal.asks.map((ask) => gainOf(ask, night, world));
    const isMoved = gains.some((gain, index) => gain >= 1 && isMissing(goal.asks[index]));
    if (!isMoved || seen.has(key)) return [];
    seen.add(key);
    const after = goal.asks.map((ask, index) => ({ ...ask, have: ask.have + Math.floor(gains[index] ?? 0) }));
    const isFulfilled = goal.asks.every((ask, index) => isLikely(ask, gains[index] ?? 0, night.steps));
    return [{ goal, after, isFulfilled }];
  });
}

const isMissing = (ask: QuestAsk | undefined): boolean => ask !== undefined && !isReached(ask);

/** How many a night brings of what is asked, mean of all runs. */
function gainOf({ kind, ids }: QuestAsk, { forecast, steps }: Played, world: World): number {
  switch (kind) {
    case 'deliver':
      return sumOf(forecast.items, ({ itemId, expected }) => (ids.includes(itemId) ? expected : 0));
    case 'kill':
      return sumOf(forecast.killsByEnemy, ({ enemyId, expected }) => (ids.includes(enemyId) ? expected : 0));
    case 'kill-region':
      return sumOf(forecast.killsByEnemy, ({ enemyId, expected }) =>
        ids.includes(world.enemy(enemyId)?.regionId ?? 0) ? expected : 0,
      );
    case 'run':
      return sumOf(forecast.steps, ({ step, amount }) => {
        const played = steps[step ?? -1];
        return played?.name === 'begin-dungeon' && ids.includes(played.input.dungeonId) ? amount : 0;
      });
    case 'at':
    case 'total-level':
      return 0;
  }
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** So much of a number that a plan fixes comes in most nights. */
const FIXED = 0.95;

/** Whether something is reached in most nights: what comes by chance has a standard deviation to spare. */
function isLikely(ask: QuestAsk, gain: number, steps: readonly PlanStep[]): boolean {
  const missing = ask.need - ask.have;
  if (ask.kind === 'at') return true;
  // A night may use up what is there already.
  if (missing <= 0) return gain >= missing;
  const isFixed =
    ask.kind === 'run' ||
    (ask.kind === 'deliver' &&
      steps.some((step) => step.name === 'begin-crafting' && ask.ids.includes(step.input.itemId)));
  return isFixed ? gain >= missing * FIXED : gain - Math.sqrt(gain) >= missing;
}
