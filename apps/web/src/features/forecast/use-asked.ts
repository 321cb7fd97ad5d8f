import type { World } from '@slumberfell/engine';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { circumstancesOf } from './circumstances.ts';
import type { Moment } from './messages.ts';

/** On what the answers to a hook's questions depend. A new object stands for new questions. */
export interface Asked {
  /** What is asked, as text. */
  readonly key: string;
  readonly characterId: number;
  readonly circumstances: string;
  readonly world: World;
}

/** @param asked what the answers depend on, besides the content and the character's circumstances */
export function useAsked(asked: unknown): Asked {
  const key = JSON.stringify(asked);
  const characterId = useCharacter(({ id }) => id);
  const circumstances = useCharacter(({ shown }) => circumstancesOf(shown));
  const world = useWorld();
  return useMemo(
    () => ({ key, characterId, circumstances, world }),
    [key, characterId, circumstances, world],
  );
}

/**
 * Sends requests, and others when `asked` is another object. Those before are then cancelled.
 * @param send sends requests about the open character. Returns a function that cancels them
 */
export function useRequests(
  asked: Asked,
  send: (moment: Moment, world: World) => (() => void) | undefined,
): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const { character } = characterStore.getState();
    if (character === null) return;
    return sendNow({ shown: character.shown, at: serverNow() }, asked.world);
  }, [asked]);
}
