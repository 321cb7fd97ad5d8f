import { hasPendingPosts, postsSettled } from '../api/call.ts';
import { reloadNote } from './reload-note.ts';
import { hasUnfinished } from './unfinished.ts';

/** Between two looks whether the player has finished, in ms. */
const LOOK_EVERY = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Reloads the page once nothing would be lost: what is typed has been sent or cleared, notices have gone, and
 * all commands have been answered. From the last look on the page takes no input.
 * @param isWanted asked right before, as the player may have taken long
 * @returns false when it does not reload after all; after true the page is about to go
 */
export async function reloadWhenFinished(isWanted: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    while (hasUnfinished() || hasPendingPosts()) await pause(LOOK_EVERY);
    if (!(await isWanted())) return false;
    document.body.inert = true;
    // A command is sent in a task of its own after its press, and a failure is told in one after its answer.
    await pause(LOOK_EVERY);
    await postsSettled();
    await pause(LOOK_EVERY);
    if (!hasUnfinished() && !hasPendingPosts()) {
      const isNoted = reloadNote.reloading();
      if (isNoted) location.reload();
      else document.body.inert = false;
      return isNoted;
    }
    document.body.inert = false;
  }
}
