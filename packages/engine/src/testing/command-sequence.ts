import { execute } from '../commands/execute.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { Command, RefusalCode } from '../commands/registry.ts';
import type { Moment } from '../events/registry.ts';
import type { State } from '../state/state.ts';
import { type Timeline, worldAt } from '../world/world.ts';
import { type CommandIntent, commandFor } from './command-intent.ts';
import { START } from './fixture.ts';
import { settle } from './play.ts';

/** A wait in ms, and then a command. */
export interface Step {
  readonly wait: number;
  readonly command: Command | CommandIntent;
}

/** A character at START, and the commands of its player. */
export interface CommandSequence {
  readonly timeline: Timeline;
  readonly state: State;
  readonly steps: readonly Step[];
}

/** A new `State` object with the same two halves, which are immutable. */
export const mutableState = ({ shown, hidden }: State): State => ({ shown, hidden });

/** One command with its instant, as in a log. */
export interface LoggedCommand {
  readonly at: number;
  readonly command: Command;
}

/**
 * Callbacks of `playSequence`, with which a test settles the state between commands and checks the results.
 */
export interface SequenceObserver {
  /** Settles the state to `until`. By default this is one `advance`. */
  settle?(state: State, timeline: Timeline, from: number, until: number): void;
  /** Called after each command, executed or refused, with the states before and after it. */
  given?(given: LoggedCommand, before: State, after: State, outcome: Moment | Refusal<RefusalCode>): void;
}

/** Plays a sequence on a copy of its state. @returns the last state and its instant */
export function playSequence(
  sequence: CommandSequence,
  companion: SequenceObserver = {},
): { state: State; at: number } {
  const { timeline } = sequence;
  const state = mutableState(sequence.state);
  let at = START;
  for (const { wait, command: intent } of sequence.steps) {
    const from = at;
    at += wait;
    if (companion.settle) companion.settle(state, timeline, from, at);
    else settle(state, timeline, at);
    const command = 'choice' in intent ? commandFor(intent, state.shown, worldAt(timeline, at)) : intent;
    const before = mutableState(state);
    const outcome = execute(state, command, timeline, at);
    companion.given?.({ at, command }, before, state, outcome);
  }
  return { state, at };
}
