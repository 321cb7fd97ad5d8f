import type { PlayerCommand } from '@slumberfell/engine';
import { createStore, useStore } from 'zustand';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { openedWorldOf } from '../../lib/static-data/load.ts';
import { type EndingQuestion, endingQuestion } from './ending-question.ts';
import { characterStore } from './store.ts';
import { useActionWorld } from './use-action-world.ts';
import { useCharacter } from './use-character.ts';

/** A question that the player has not answered. */
interface Asked extends EndingQuestion {
  /** The begin of the session that runs, epoch ms; null while none runs. */
  readonly startAt: number | null;
  readonly answer: (isConfirmed: boolean) => void;
}

/** At most one question is asked. `EndingDialog` shows it. */
const askedStore = createStore<{ readonly asked: Asked | null }>(() => ({ asked: null }));

export const useAsked = (): Asked | null => useStore(askedStore, ({ asked }) => asked);

/** The sentence of the question before commands, by the present state; null when nothing is asked. */
export function useEndingSentence(commands: readonly PlayerCommand[]): string | null {
  const world = useActionWorld();
  const shown = useCharacter((character) => character.shown);
  return endingQuestion(shown, commands, useNow(60_000), world)?.sentence ?? null;
}

/** The question before commands that would end something of worth now; null when they would not. */
export function questionNow(commands: readonly PlayerCommand[]): EndingQuestion | null {
  const { character } = characterStore.getState();
  if (character === null) return null;
  const { shown } = character;
  return endingQuestion(shown, commands, serverNow(), openedWorldOf(shown.action?.content));
}

/**
 * Asks the player before commands that would end something of worth.
 * @returns whether they may be sent: the player has confirmed, or they end nothing of worth
 */
export function confirmEnding(commands: readonly PlayerCommand[]): Promise<boolean> {
  const question = questionNow(commands);
  if (question === null) return Promise.resolve(true);
  const startAt = characterStore.getState().character?.shown.action?.startAt ?? null;
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      askedStore.setState({ asked: null });
      resolve(isConfirmed);
    };
    askedStore.getState().asked?.answer(false);
    askedStore.setState({ asked: { ...question, startAt, answer } });
  });
}
