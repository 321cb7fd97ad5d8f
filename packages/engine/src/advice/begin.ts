import type { PlayerCommand } from '../commands/player-command.ts';
import type { SessionStep } from '../state/state.ts';

/**
 * The commands that begin sessions, which are steps of a plan, too. Every fight that is proposed or sent is
 * begun here, so that it follows the habits of its player.
 */

/** What a player has chosen for every session. */
export interface Habits {
  /** Whether a fight ends when the packed food runs low: `rest` of its command. */
  readonly rests: boolean;
}

/** The habits of a player who has chosen nothing. */
export const USUAL_HABITS: Habits = { rests: true };

type Begin<N extends PlayerCommand['name']> = Extract<PlayerCommand, { readonly name: N }>;

const resting = ({ rests }: Habits): { readonly rest?: true } => (rests ? { rest: true } : {});

/**
 * Begins open combat.
 * @param choice for this hunt: when it ends, and what follows
 */
export const beginHunt = (
  regionId: number,
  habits: Habits,
  choice: Pick<Begin<'begin-hunting'>['input'], 'until' | 'then'> = {},
): Begin<'begin-hunting'> => ({
  name: 'begin-hunting',
  input: { regionId, ...resting(habits), ...choice },
});

/**
 * Begins runs of a dungeon.
 * @param choice for these runs: what follows
 */
export const beginRuns = (
  dungeonId: number,
  runs: number,
  habits: Habits,
  choice: Pick<Begin<'begin-dungeon'>['input'], 'then'> = {},
): Begin<'begin-dungeon'> => ({
  name: 'begin-dungeon',
  input: { dungeonId, runs, ...resting(habits), ...choice },
});

/** A session as it begins again: a fight rests if it did before and its player still rests. */
export function begunAgain(step: SessionStep, { rests }: Habits): SessionStep {
  if (rests) return step;
  if (step.name === 'begin-hunting') return { ...step, input: { ...step.input, rest: false } };
  if (step.name === 'begin-dungeon') return { ...step, input: { ...step.input, rest: false } };
  return step;
}

/** Begins gathering or crafting. */
export const beginCraft = (itemId: number, amount: number): Begin<'begin-crafting'> => ({
  name: 'begin-crafting',
  input: { itemId, amount },
});

/**
 * Begins disenchanting.
 * @param itemId the essence
 * @param items the pieces that become it
 */
export const beginDisenchant = (
  itemId: number,
  items: Begin<'begin-disenchanting'>['input']['items'],
): Begin<'begin-disenchanting'> => ({ name: 'begin-disenchanting', input: { itemId, items } });
