import type { RestState } from '../state/state.ts';
import { event } from './event.ts';
import { pull } from './pull.ts';
import { dungeonOf } from './running-action.ts';

/**
 * A dungeon session begins. The event sets the action, clears the combat log and sets the health at this
 * instant. An OnInventoryChange takes the first key, unless a trait saves it, and a CombatPullStart follows.
 */
export interface DungeonSessionStart {
  readonly type: 'DungeonSessionStart';
  readonly dungeonId: number;
  /** Runs that are still to begin after the first. */
  readonly remainingRuns: number;
  readonly limitAt: number;
  readonly content: string;
  readonly health: number;
  /** Null when the session does not end for want of food. */
  readonly rest: RestState | null;
  /** Health points that a run costs at most in 95 of 100 runs. Null as `rest` is. */
  readonly runCost: number | null;
  /** Milliseconds of the limit that traits add to the idle time. Absent for none. */
  readonly lingers?: number;
}

export const dungeonSessionStart = event<DungeonSessionStart>({
  type: 'DungeonSessionStart',
  apply: (shown, { dungeonId, remainingRuns, limitAt, content, health, rest, runCost, lingers }, at) => ({
    ...shown,
    health,
    healthAt: at,
    combatLog: [],
    action: {
      kind: 'dungeon',
      startAt: at,
      limitAt,
      content,
      dungeonId,
      enemyIndex: 0,
      isRunOver: false,
      remainingRuns,
      leaving: false,
      ...pull(at, 0),
      ...(rest && { rest }),
      ...(runCost !== null && { runCost }),
      ...(lingers && { lingers }),
    },
  }),
});

/** An enemy of a dungeon is beaten, or a further run begins. */
export interface DungeonProgress {
  readonly type: 'DungeonProgress';
  /** Number of enemies beaten in this run, which is the index of the next enemy. */
  readonly enemyIndex: number;
  /** Whether the last enemy of the run is beaten. */
  readonly isRunOver: boolean;
  /** Runs that are still to begin. */
  readonly remainingRuns: number;
}

export const dungeonProgress = event<DungeonProgress>({
  type: 'DungeonProgress',
  apply: (shown, { enemyIndex, isRunOver, remainingRuns }) => ({
    ...shown,
    action: { ...dungeonOf(shown), enemyIndex, isRunOver, remainingRuns },
  }),
});

/** The player chose to leave the dungeon after the current run. */
export interface OnRemainingRunsChange {
  readonly type: 'OnRemainingRunsChange';
  readonly remainingRuns: number;
  readonly leaving: boolean;
}

export const onRemainingRunsChange = event<OnRemainingRunsChange>({
  type: 'OnRemainingRunsChange',
  apply: (shown, { remainingRuns, leaving }) => ({
    ...shown,
    action: { ...dungeonOf(shown), remainingRuns, leaving },
  }),
});

/** A command has changed what a run of the dungeon costs, such as by another weapon. */
export interface OnRunCostChange {
  readonly type: 'OnRunCostChange';
  /** Health points that a run costs at most in 95 of 100 runs. */
  readonly runCost: number;
}

export const onRunCostChange = event<OnRunCostChange>({
  type: 'OnRunCostChange',
  apply: (shown, { runCost }) => ({ ...shown, action: { ...dungeonOf(shown), runCost } }),
});
