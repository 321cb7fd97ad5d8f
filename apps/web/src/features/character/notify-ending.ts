import type { FinishReason } from '@slumberfell/engine';
import { notify } from '../notices/notify.ts';

/**
 * The notice that the player reads when a session ended by itself (game-design 2.16b). Null for an end that
 * the player caused: the page shows no notice then.
 */
const ENDING_NOTICES: Readonly<Record<FinishReason, string | null>> = {
  done: 'All done. Your legend is waiting for the next idea.',
  limit: 'Your legend has drifted home: the idle time is used up.',
  components: 'What it needed ran out, so the work stopped.',
  'no-key': 'The keys ran out, and the next door stayed shut.',
  defeated: 'Your legend came home early, and would rather not talk about it.',
  retired: 'Your legend has come home: what it was doing is no longer in the game.',
  provisions: 'The food ran low. Your legend has come home to rest, more or less unhurt.',
  stopped: null,
  replaced: null,
  travelled: null,
};

/** Whether a session ended by itself, so that the player may not have seen it coming. */
export const endedByItself = (reason: FinishReason): boolean => ENDING_NOTICES[reason] !== null;

export function notifyEnding(reason: FinishReason): void {
  const ending = ENDING_NOTICES[reason];
  if (ending !== null) notify(ending);
}
