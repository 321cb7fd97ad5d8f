import { execute } from '../commands/execute.ts';
import type { Command, RefusalCode } from '../commands/registry.ts';
import type { GameEvent, Moment } from '../events/registry.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import type { State } from '../state/state.ts';
import type { Timeline } from '../world/world.ts';

/** The functions of this file play one character in a test. They change the state that they are given. */

/**
 * Settles to `until` as the server does before a command: what is due at that instant happens before the
 * command.
 */
export const settle = (state: State, timeline: Timeline, until: number): void =>
  advance(state, timeline, until);

/**
 * Settles to `at` and gives a command that must be accepted.
 * @returns its events
 * @throws Error when it is refused
 */
export function executeAt(
  state: State,
  timeline: Timeline,
  at: number,
  command: Command,
): readonly GameEvent[] {
  settle(state, timeline, at);
  const outcome = execute(state, command, timeline, at);
  if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
  return outcome.events;
}

/**
 * Settles an active plan to its end. The running session is refreshed 1 ms before each limit, so the limit
 * cuts no step.
 */
export function playPlan(state: State, timeline: Timeline): void {
  while (state.shown.plan?.status === 'active') {
    const at = state.shown.plan.limitAt - 1;
    settle(state, timeline, at);
    if (state.shown.action !== null) executeAt(state, timeline, at, { name: 'refresh', input: {} });
  }
}

/**
 * Settles to `at` and gives a command that must be refused.
 * @returns why it is refused
 * @throws Error when it is accepted
 */
export function refused(state: State, timeline: Timeline, at: number, command: Command): RefusalCode {
  settle(state, timeline, at);
  const outcome = execute(state, command, timeline, at);
  if (!('refused' in outcome)) throw new Error(`${command.name} was accepted`);
  return outcome.refused;
}

/** Settles to `until` and records the events. @returns the moments */
export function recordUntil(state: State, timeline: Timeline, until: number): readonly Moment[] {
  const recorder = new EventRecorder();
  advance(state, timeline, until, recorder);
  return recorder.moments;
}

/** Events of one type in moments, each with its instant. */
export const ofType = <T extends GameEvent['type']>(
  moments: readonly Moment[],
  type: T,
): (Extract<GameEvent, { type: T }> & { readonly at: number })[] =>
  moments.flatMap(({ at, events }) =>
    events
      .filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)
      .map((event) => ({ ...event, at })),
  );
