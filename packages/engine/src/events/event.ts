import type { Shown } from '../state/state.ts';

/** An event of one type, and what it does to what is shown of a character. */
export interface EventDefinition<E extends { readonly type: string }> {
  readonly type: E['type'];
  /**
   * What is shown after the event. This is all that a client needs to stay in step with the server.
   * @param at instant of the event, epoch ms
   * @throws Error when the event cannot follow what is shown
   */
  apply(shown: Shown, event: E, at: number): Shown;
}

/** Defines an event. */
export const event = <E extends { readonly type: string }>(
  definition: EventDefinition<E>,
): EventDefinition<E> => definition;
