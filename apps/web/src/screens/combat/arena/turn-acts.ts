import { Verb } from '@slumberfell/engine';
import { formatChange, formatNumber } from '../../../lib/format/number.ts';
import type { TraitAct } from './last-turn.ts';

/** A short text about what a trait did, over the figure that it happened to. */
export interface TurnAct {
  readonly key: string;
  readonly over: 'character' | 'enemy';
  readonly text: string;
}

type Write = readonly [over: TurnAct['over'], text: (amount: number) => string];

/** Traits of the character. The damage of Echo and of Thorns is a part of the number of the hit. */
const OWN: Readonly<Partial<Record<Verb, Write>>> = {
  [Verb.Rise]: ['character', (health) => `Up again ${formatChange(health)}`],
  [Verb.Thrift]: ['character', () => 'Not used up'],
  [Verb.Again]: ['enemy', () => 'Loot twice'],
  [Verb.Echo]: ['enemy', (damage) => `Echo ${formatNumber(damage)}`],
  [Verb.Leech]: ['character', (health) => `Leech ${formatChange(health)}`],
  [Verb.Thorns]: ['enemy', (damage) => `Thorns ${formatNumber(damage)}`],
};

/** Tricks of the enemy. */
const TRICKS: Readonly<Partial<Record<Verb, Write>>> = {
  [Verb.Rise]: ['enemy', (health) => `Up again ${formatChange(health)}`],
  [Verb.Filch]: ['character', () => 'A portion gone'],
  [Verb.Flee]: ['enemy', () => 'Gone!'],
  [Verb.Leech]: ['enemy', (health) => `Leech ${formatChange(health)}`],
  [Verb.Thorns]: ['character', (damage) => `Thorns ${formatNumber(damage)}`],
};

/** The texts for what the traits of both sides did in a turn. An unknown verb has none. */
export const turnActs = (acts: readonly TraitAct[]): TurnAct[] =>
  acts.flatMap(({ by, verb, amount }) => {
    const write = (by === 'character' ? OWN : TRICKS)[verb as Verb];
    return write ? [{ key: `${by} ${verb}`, over: write[0], text: write[1](amount) }] : [];
  });
