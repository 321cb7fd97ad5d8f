import { idleTime } from '../character/idle-time.ts';
import { totalLevel } from '../character/milestones.ts';
import { execute } from '../commands/execute.ts';
import { type PlayerCommand, withSupplied } from '../commands/player-command.ts';
import { type Refusal, refuse } from '../commands/refusal.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { Domain, draw } from '../random/draw.ts';
import type { Seed } from '../random/seed.ts';
import { dungeonLength } from '../sessions/combat/dungeon-order.ts';
import { lingerTime } from '../sessions/linger.ts';
import type { Action, Hidden, HiddenSession, Shown, State } from '../state/state.ts';
import type { Timeline, World } from '../world/world.ts';
import { HOUR } from './rate.ts';

/** A command that begins a session, as a player sends it. */
export type BeginCommand = Extract<PlayerCommand, { readonly name: `begin-${string}` }>;

/** What would the command bring, from what is shown at an instant, until another instant? */
export interface ForecastQuestion {
  readonly shown: Shown;
  /** Null: what the session that runs will bring. */
  readonly command: BeginCommand | null;
  /** Instant of the question, epoch ms. What is shown is settled up to it. */
  readonly at: number;
  /** Epoch ms, not before `at`. Events at this instant count. */
  readonly until: number;
  /** The seed of the forecast. It has nothing to do with the seed of a session. */
  readonly seed: Seed;
}

/**
 * An instant, epoch ms, after which nothing goes on that runs at `at` or begins then. The last fight of a
 * session, or the last run of a dungeon, may end after the session's limit.
 */
export const untilOver = (shown: Shown, at: number, world: World): number =>
  HOUR +
  Math.max(
    shown.action?.limitAt ?? at,
    at + idleTime(shown.trophies, world) * 1000 + lingerTime(shown, world),
  );

/** A forecast plays under the content that is live now. Content that comes later is not known. */
export const timelineOf = (world: World): Timeline => [{ at: 0, world }];

/** The seed of a run of a forecast. The first run has the number 0. */
export function seedOfRun(seed: Seed, run: number): Seed {
  const words = new Uint32Array(4);
  draw(seed, Domain.ForecastRun, run, 0, 0, words);
  return [...words] as unknown as Seed;
}

/**
 * The hidden half with which a run begins: without fractions of a point, pending enemies and a plan. A run
 * assumes that the character has been given the gifts of all total levels that it has reached.
 */
export const hiddenOf = (shown: Shown, session: HiddenSession | null): Hidden => ({
  fractions: new Array<number>(shown.experience.length).fill(0),
  pendingEnemies: [],
  giftLevel: totalLevel(shown),
  session,
  plan: null,
});

/** What is shown when the session of a question runs. */
export function begin(
  { shown, command, at, seed }: ForecastQuestion,
  world: World,
): { readonly shown: Shown; readonly action: Action } | Refusal<RefusalCode> {
  if (command === null) {
    const action = shown.action === null ? null : underLiveContent(shown.action, world);
    if (action === null) return refuse('action/none');
    return { shown: { ...shown, action }, action };
  }
  const state: State = { shown, hidden: hiddenOf(shown, null) };
  const outcome = execute(
    state,
    withSupplied(command, () => seedOfRun(seed, 0)),
    timelineOf(world),
    at,
  );
  if ('refused' in outcome) return outcome;
  const { action } = state.shown;
  if (action === null) throw new Error(`${command.name} has begun nothing`);
  return { shown: state.shown, action };
}

/**
 * The running session under the live content. It may have begun under older content, which a page does not
 * have.
 * @returns null when the live content does not have what runs
 */
function underLiveContent(action: Action, world: World): Action | null {
  return isPossible(action, world) ? { ...action, content: world.version } : null;
}

function isPossible(action: Action, world: World): boolean {
  if (action.kind === 'craft' || action.kind === 'disenchant')
    return world.craft(action.itemId) !== undefined;
  if (action.enemyId !== null && world.enemy(action.enemyId) === undefined) return false;
  if (action.kind === 'hunt') return true;
  const dungeon = world.dungeon(action.dungeonId);
  return dungeon !== undefined && (action.isRunOver || action.enemyIndex < dungeonLength(dungeon));
}
