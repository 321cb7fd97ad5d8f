import type { Shown } from '../state/state.ts';
import type { EventDefinition } from './event.ts';
import { EVENTS, type GameEvent, type Moment } from './registry.ts';

/**
 * What is shown after an event of the instant `at` (epoch ms). `advance` computes it without events;
 * `properties/fold.test.ts` checks that both give the same.
 * @throws Error when the event cannot follow what is shown
 */
export function apply(shown: Shown, event: GameEvent, at: number): Shown {
  const definition: EventDefinition<GameEvent> = EVENTS[event.type];
  return { ...definition.apply(shown, event, at), eventAt: at };
}

export const applyMoment = (shown: Shown, moment: Moment): Shown =>
  moment.events.reduce((folded, event) => apply(folded, event, moment.at), shown);
