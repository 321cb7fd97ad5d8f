import {
  AttackStyle,
  acceptedGoals,
  addChronicles,
  amountOf,
  amountOfErrand,
  beginHunt,
  boardOf,
  type Chronicle,
  type CounterKey,
  chronicleOfCommand,
  countersFor,
  countersOf,
  DAY,
  execute,
  type GoalWay,
  idleTime,
  keyOfGoal,
  OpenGoalWays,
  offeredGoal,
  offeredWeekGoals,
  openingChronicle,
  type PlayerCommand,
  type QuestAsk,
  type QuestGoal,
  type Shown,
  type State,
  settleByDay,
  tiersOfWays,
  USUAL_HABITS,
  weeklyErrandOf,
  weekOf,
  withSupplied,
} from '@slumberfell/engine';
import { isLong, seededRandom } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { bestFood } from './combatant.ts';
import { stateOf, withItems } from './forecast-characters.ts';
import { sets, world } from './shipped.ts';

/**
 * The plans to what the story and the board ask for do what they say: characters of random levels, belongings
 * and chapters set them, and the engine settles them.
 */
const CHARACTERS = isLong ? 60 : 4;
/** So much of the expected time most plans need at most, and seconds for a last fight. */
const TIME = 1.3;
const LAST_FIGHT = 60;
/** The least share of the plans that reach what is asked. What comes by chance has a spare, and may not. */
const MOST = 0.9;

const BEGIN = 20_000 * DAY;
const FIRST_CHAPTER_WITH_WEEKS = 21;
const timeline = [{ at: 0, world }];
const STYLES = [AttackStyle.Melee, AttackStyle.Range, AttackStyle.Magic] as const;

type Random = () => number;

/** A character of a random level, place and chapter, with some things in its bag. */
function randomCharacter(random: Random): State {
  const pick = (count: number): number => Math.floor(random() * count);
  const level = 1 + pick(97);
  const style = STYLES[pick(STYLES.length)] as AttackStyle;
  const reached = world.quests.chapters.filter(({ advisedLevel }) => advisedLevel <= level + 3);
  const regions = sets.regions.filter(({ id }) => id <= Math.ceil(level / 17));
  const state = stateOf(level, style, 1 + pick(regions.length), 100 + pick(3_000));
  const things = Array.from({ length: 30 }, () => sets.items[pick(sets.items.length)]).flatMap((item) =>
    item === undefined || item.value >= 500 ? [] : { itemId: item.id, amount: 1 + pick(40) },
  );
  const { shown, hidden } = withItems(state, ...things, {
    itemId: bestFood(Math.max(10, level)).id,
    amount: 200,
  });
  const quests = { ...shown.quests, chapter: 1 + pick(reached.length) };
  const gold = 500 * level * (1 + pick(20));
  return { shown: { ...shown, gold, quests, healthAt: BEGIN }, hidden };
}

const countersIn = (chronicle: Chronicle) => (keys: readonly CounterKey[]) =>
  countersOf(keys, chronicle, world);

/** The next chapter, and what the boards of a day offer. */
function goalsOf(shown: Shown, day: number): readonly QuestGoal[] {
  const board = boardOf(shown, world, day).flatMap((errand) =>
    errand === null ? [] : offeredGoal(errand, amountOfErrand(errand, shown), shown),
  );
  const week =
    shown.quests.chapter < FIRST_CHAPTER_WITH_WEEKS ? undefined : weeklyErrandOf(world, weekOf(day));
  return [
    ...acceptedGoals(shown, world, countersIn(openingChronicle(shown, world))),
    ...board,
    ...(week === undefined ? [] : offeredWeekGoals(week, tiersOfWays(week, shown), shown)),
  ];
}

function waysTo(goals: readonly QuestGoal[], shown: Shown, seed: number): readonly GoalWay[] {
  const { regionId } = shown;
  const command = beginHunt(regionId, USUAL_HABITS);
  const fight = { command, suppose: { regionId }, aim: 'experience' } as const;
  const open = new OpenGoalWays(
    { shown, at: BEGIN, seed: [7, 1, 0, seed], habits: USUAL_HABITS, fight, goals },
    world,
  );
  while (!open.isDone) open.step();
  return open.answer() ?? [];
}

/** Gives the commands of a way and settles for so many seconds. @throws Error when one is refused */
function played(before: State, { first, steps }: GoalWay, seconds: number, random: Random) {
  const state: State = { ...before };
  let chronicle = openingChronicle(state.shown, world);
  const word = (): number => Math.floor(random() * 2 ** 32);
  const plan = { name: 'set-plan', input: { steps, times: 1 } } as PlayerCommand;
  for (const command of [...first, plan]) {
    const counters = countersIn(chronicle)(countersFor(command, state.shown, world));
    const supplied = withSupplied(command, () => [word(), word(), word(), word()], counters);
    const outcome = execute(state, supplied, timeline, BEGIN);
    if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
    chronicle = addChronicles(chronicle, chronicleOfCommand(outcome, world));
  }
  for (const part of settleByDay(state, timeline, BEGIN, BEGIN + Math.ceil(seconds * 1_000), {}).parts)
    chronicle = addChronicles(chronicle, part.chronicle);
  return { shown: state.shown, chronicle };
}

function isReachedBy({ kind, ids, have, need }: QuestAsk, { shown, chronicle }: ReturnType<typeof played>) {
  const [id = 0] = ids;
  if (kind === 'deliver') return amountOf(shown.inventory, id) >= need;
  if (kind === 'at') return shown.regionId === id;
  if (kind === 'total-level') return false;
  const counted = countersIn(chronicle)(ids.map((one) => ({ kind, id: one })));
  return counted.reduce((sum, { count }) => sum + count, have) >= need;
}

test('the plans to what is asked are accepted, and most of them reach it in their time', () => {
  const [reached, short]: [string[], string[]] = [[], []];
  for (let seed = 1; seed <= CHARACTERS; seed++) {
    const random = seededRandom(seed);
    const state = randomCharacter(random);
    const { shown } = state;
    const goals = goalsOf(shown, BEGIN / DAY + seed);
    waysTo(goals, shown, seed).forEach((way, index) => {
      const goal = goals[index] as QuestGoal;
      const seconds = (way.seconds ?? 0) * TIME + LAST_FIGHT;
      const done = played(state, way, seconds, random);
      // What must be found first is planned apart, and a plan is cut after the idle time.
      const isWhole = way.seconds !== null && way.finds.length === 0;
      if (!isWhole || seconds > idleTime(shown.trophies, world)) return;
      const isReached = goal.asks.every((ask) => isReachedBy(ask, done));
      (isReached ? reached : short).push(`${seed} ${keyOfGoal(goal)}: ${JSON.stringify(way)}`);
    });
  }
  expect(reached.length).toBeGreaterThan(CHARACTERS * 4);
  expect(short.length, short.join('\n')).toBeLessThanOrEqual((1 - MOST) * (reached.length + short.length));
});
