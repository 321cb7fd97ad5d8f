import {
  createState,
  execute,
  type Night,
  nightCommands,
  OpenTonight,
  type Shown,
  type State,
  type TonightAsked,
  withSupplied,
} from '@slumberfell/engine';
import { shipped, world } from '../shipped.ts';

/** The first answer is there at once; for the last one the bag was searched for the best places, too. */
export type Answer = 'first' | 'last';

export function nightsOf(asked: TonightAsked, answer: Answer = 'last'): readonly Night[] {
  const search = new OpenTonight(asked, world);
  while (answer === 'last' ? !search.isDone : search.answer() === null) search.step();
  return search.answer() ?? [];
}

export const fightOf = (asked: TonightAsked, answer: Answer = 'last'): Night | null =>
  nightsOf(asked, answer).find(({ kind }) => kind === 'fight') ?? null;

/**
 * The state after the press that begins a night, of a character that shows this.
 * @throws Error when one of its commands is refused
 */
export function afterTaking(night: Night, shown: Shown, at: number): State {
  const state: State = { ...createState(shipped.newCharacter, at), shown };
  for (const command of nightCommands(night, shown)) {
    const seeded = withSupplied(command, () => [at % 1_000, 6, 7, 8]);
    const outcome = execute(state, seeded, [{ at: 0, world }], at);
    if ('refused' in outcome) throw new Error(`${command.name}: ${outcome.refused}`);
  }
  return state;
}
