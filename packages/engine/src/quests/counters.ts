import { MAX_AMOUNT } from '../state/experience.ts';
import type { Errand, Term } from '../world/quests.ts';

/** What a chronicle counts that a term may ask for. */
export const COUNTER_KINDS = ['kill', 'kill-region', 'run'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** Which counter: kills of an enemy, kills in a region, or finished runs of a dungeon. */
export interface CounterKey {
  readonly kind: CounterKind;
  readonly id: number;
}

/** A counter of a character's chronicle at an instant. */
export interface Counter extends CounterKey {
  readonly count: number;
}

export const isCounted = (term: Term): term is Term & CounterKey =>
  (COUNTER_KINDS as readonly string[]).includes(term.kind);

/** The value of a counter; 0 when it is not among them. */
export const countOf = (counters: readonly Counter[], { kind, id }: CounterKey): number =>
  counters.find((counter) => counter.kind === kind && counter.id === id)?.count ?? 0;

/** The sum of the kills that an errand asks for. */
export const killsFor = ({ ids }: Errand, counters: readonly Counter[]): number =>
  ids.reduce((sum, id) => Math.min(MAX_AMOUNT, sum + countOf(counters, { kind: 'kill', id })), 0);
