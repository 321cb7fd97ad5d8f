import type { Shown } from '../state/state.ts';

/** The definition of an event type, and how it changes what is shown of a character. */
export interface EventDefinition<E extends { readonly type: string }> {
  readonly type: E['type'];
  /**
   * Returns what is shown after the event. A client needs nothing else to stay in sync with the server.
   * @param at instant of the event, epoch ms
   * @throws Error when the event cannot follow what is shown
   */
  apply(shown: Shown, event: E, at: number): Shown;
}

/** Defines an event. */
export const event = <E extends { readonly type: string }>(
  definition: EventDefinition<E>,
): EventDefinition<E> => definition;
