import {
  hasNextPlanStep,
  isCombat,
  isItemAction,
  itemActionCourse,
  type Plan,
  type PlanStep,
  type PlayerCommand,
  type Shown,
  type World,
} from '@slumberfell/engine';
import { commandEffects } from '@slumberfell/protocol';
import { upcomingTime } from '../../lib/clock/time-of-day.ts';

/**
 * What a press would end, so that nothing of worth ends by accident. These are of worth: a session that has
 * run, or would still run, for `WORTH_SECONDS`; the run of a dungeon that is under way, because its key would
 * be lost; and a plan with steps to come. All else is a trifle.
 */

/** From so many seconds on, that a session has run or would still run, it is of worth. */
export const WORTH_SECONDS = 600;

const WORTH_TIME = 1000 * WORTH_SECONDS;

/** What is asked before commands are sent that would end something of worth. */
export interface EndingQuestion {
  /** What is lost, as one sentence. */
  readonly sentence: string;
  /** The words of the button that confirms it. */
  readonly confirm: string;
}

/**
 * The question before the commands of a press; null when they end nothing of worth.
 * @param now epoch ms
 * @param world the world under which the running action was begun
 */
export function endingQuestion(
  shown: Shown,
  commands: readonly PlayerCommand[],
  now: number,
  world: World,
): EndingQuestion | null {
  const { endsSession, plan } = endedBy(shown, commands);
  const session = endsSession ? sessionLosses(shown, now, world) : null;
  if (!session?.isOfWorth && plan === 'stays') return null;
  const parts = [...(session?.parts ?? []), ...planLosses(shown.plan, plan)];
  return { sentence: `This ${inOneSentence(parts)}.`, confirm: confirmText(commands, endsSession) };
}

interface Ended {
  readonly endsSession: boolean;
  readonly plan: 'stays' | 'paused' | 'lost';
}

/** What commands end together. A command that would be refused ends nothing. */
function endedBy({ action, plan }: Shown, commands: readonly PlayerCommand[]): Ended {
  let runs = action !== null;
  let ended: Ended = { endsSession: false, plan: 'stays' };
  for (const command of commands) {
    const effect = commandEffects[command.name];
    const isFighting = runs && isCombat(action);
    const stops =
      (effect === 'stops' && (command.name === 'stop' || !isFighting)) ||
      (effect === 'stops-between-runs' && action?.kind === 'dungeon' && action.isRunOver);
    if (runs && (stops || (effect === 'replaces' && !isFighting))) {
      const isPaused = stops && ended.plan === 'stays' && plan?.status === 'active' && hasNextPlanStep(plan);
      ended = { endsSession: true, plan: isPaused ? 'paused' : ended.plan };
      runs = false;
    }
    if (effect === 'resumes' && ended.plan === 'paused') ended = { ...ended, plan: 'stays' };
    if (command.name === 'set-plan' && isLost(plan, command.input.steps)) ended = { ...ended, plan: 'lost' };
  }
  return ended;
}

/** The steps of a plan that are to come, those of later rounds included. */
const stepsToCome = (plan: Plan | null): readonly PlanStep[] =>
  hasNextPlanStep(plan)
    ? [
        ...plan.steps.slice(plan.place),
        ...new Array<readonly PlanStep[]>(plan.times - plan.round).fill(plan.steps).flat(),
      ]
    : [];

/** Whether a new list has none of the steps that are to come. Taking one of several away is a change. */
function isLost(plan: Plan | null, steps: readonly unknown[]): boolean {
  const toCome = stepsToCome(plan);
  const kept = new Set(steps.map((step) => JSON.stringify(step)));
  return toCome.length > 0 && toCome.every((step) => !kept.has(JSON.stringify(step)));
}

function planLosses(plan: Plan | null, becomes: Ended['plan']): readonly string[] {
  if (becomes === 'stays') return [];
  const { length } = stepsToCome(plan);
  const name = `the plan with ${length} ${length === 1 ? 'step' : 'steps'} to come`;
  return [becomes === 'lost' ? `removes ${name}` : `pauses ${name}; you can resume it later`];
}

interface SessionLosses {
  readonly isOfWorth: boolean;
  /** Each goes on a sentence that begins with "This". */
  readonly parts: readonly string[];
}

function sessionLosses(shown: Shown, now: number, world: World): SessionLosses | null {
  const { action } = shown;
  if (action === null) return null;
  if (action.kind === 'dungeon' && !action.isRunOver) {
    const name = world.dungeon(action.dungeonId)?.name ?? 'the dungeon';
    const { remainingRuns } = action;
    const more = `leaves ${remainingRuns} more ${remainingRuns === 1 ? 'run' : 'runs'} undone`;
    const parts = [`ends the run in ${name}`, 'loses the key of that run'];
    return { isOfWorth: true, parts: remainingRuns > 0 ? [...parts, more] : parts };
  }
  const endsAt = isItemAction(action)
    ? (itemActionCourse(shown, action, world)?.endsAt ?? action.limitAt)
    : Math.min(action.limitAt, (action.kind === 'hunt' && action.until?.at) || action.limitAt);
  const latest = isItemAction(action) ? '' : ' at the latest';
  const isOfWorth = now - action.startAt >= WORTH_TIME || endsAt - now >= WORTH_TIME;
  const rest = endsAt > now ? `, which would run until ${upcomingTime(endsAt, now)}${latest}` : '';
  return { isOfWorth, parts: [`ends ${sessionName(action, world)}${rest}`] };
}

function sessionName(action: NonNullable<Shown['action']>, world: World): string {
  switch (action.kind) {
    case 'craft':
      return world.item(action.itemId)?.name ?? 'what runs';
    case 'disenchant':
      return `the disenchanting for ${world.item(action.itemId)?.name ?? 'essence'}`;
    case 'hunt':
      return `the hunt in ${world.region(action.regionId)?.name ?? 'this region'}`;
    case 'dungeon':
      return `the runs in ${world.dungeon(action.dungeonId)?.name ?? 'the dungeon'}`;
  }
}

/** `one`, `one, and another`, `one, another, and a third` */
const inOneSentence = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;

function confirmText(commands: readonly PlayerCommand[], endsSession: boolean): string {
  if (!endsSession) return 'Remove it';
  const last = commands.at(-1)?.name;
  if (last === 'travel') return 'End it and travel';
  return last?.startsWith('begin-') ? 'End it and begin' : 'End it';
}
