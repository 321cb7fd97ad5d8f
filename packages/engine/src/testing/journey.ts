import { execute } from '../commands/execute.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { Command, RefusalCode } from '../commands/registry.ts';
import type { Moment } from '../events/registry.ts';
import type { State } from '../state/state.ts';
import { type Timeline, worldAt } from '../world/world.ts';
import { START } from './fixture.ts';
import { settle } from './play.ts';
import { granted, type Wish } from './wish.ts';

/** Some time passes, then a command is given. */
export interface Step {
  readonly wait: number;
  readonly command: Command | Wish;
}

/** A character at START, and what its player does. */
export interface Journey {
  readonly timeline: Timeline;
  readonly state: State;
  readonly steps: readonly Step[];
}

/** A draft of its own over the same immutable halves. */
export const draftOf = ({ shown, hidden }: State): State => ({ shown, hidden });

/** One command with its instant, as a log holds it. */
export interface Given {
  readonly at: number;
  readonly command: Command;
}

/** What to do around a journey: settle between commands, look at what came of one. */
export interface Companion {
  /** Brings the state to `until`; by default in one go. */
  settle?(state: State, timeline: Timeline, from: number, until: number): void;
  /** Sees each command that was carried out or refused, with the state before it. */
  given?(given: Given, before: State, after: State, outcome: Moment | Refusal<RefusalCode>): void;
}

/** Makes the journey on a draft of its own. @returns where it ends, and when */
export function travelAlong(journey: Journey, companion: Companion = {}): { state: State; at: number } {
  const { timeline } = journey;
  const state = draftOf(journey.state);
  let at = START;
  for (const { wait, command: wish } of journey.steps) {
    const from = at;
    at += wait;
    if (companion.settle) companion.settle(state, timeline, from, at);
    else settle(state, timeline, at);
    const command = 'choice' in wish ? granted(wish, state.shown, worldAt(timeline, at)) : wish;
    const before = draftOf(state);
    const outcome = execute(state, command, timeline, at);
    companion.given?.({ at, command }, before, state, outcome);
  }
  return { state, at };
}
