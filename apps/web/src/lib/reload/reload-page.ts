import { hasPendingPosts, postsSettled } from '../api/call.ts';
import { reloadNote } from './reload-note.ts';
import { hasUnfinished } from './unfinished.ts';

/** Milliseconds between two checks whether the player has finished. */
const CHECK_INTERVAL = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Reloads the page when nothing would be lost: typed text is sent or cleared, notices have closed, and all
 * commands have been answered. Between the last check and the reload the page takes no input.
 * @param isWanted called again right before the reload, because the player may have taken long
 * @returns false when it does not reload; true when the reload has started
 */
export async function reloadWhenFinished(isWanted: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    while (hasUnfinished() || hasPendingPosts()) await pause(CHECK_INTERVAL);
    if (!(await isWanted())) return false;
    document.body.inert = true;
    // A press sends its command in a later task, and a failure's notice also appears in a later task. This
    // waits for both.
    await pause(CHECK_INTERVAL);
    await postsSettled();
    await pause(CHECK_INTERVAL);
    if (!hasUnfinished() && !hasPendingPosts()) {
      const isNoted = reloadNote.reloading();
      if (isNoted) location.reload();
      else document.body.inert = false;
      return isNoted;
    }
    document.body.inert = false;
  }
}
