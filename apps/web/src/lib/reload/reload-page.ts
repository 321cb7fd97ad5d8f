import { hasPendingPosts, postsSettled } from '../api/call.ts';
import { reloadNote } from './reload-note.ts';
import { hasUnfinished } from './unfinished.ts';

/** Milliseconds between two checks whether a reload would lose something. */
const CHECK_INTERVAL = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until a reload would lose nothing, then reloads the page: typed text is sent or cleared, notices have
 * closed, and all commands have a response. Between the last check and the reload the page accepts no input.
 * @param isWanted called right before the reload, because the wait may have been long
 * @returns false when it does not reload; true when the reload has started
 */
export async function reloadWhenFinished(isWanted: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    while (hasUnfinished() || hasPendingPosts()) await pause(CHECK_INTERVAL);
    if (!(await isWanted())) return false;
    document.body.inert = true;
    // A button sends its command in a later task than the press, and the notice of a failure appears in a
    // later task than the response. This waits for both.
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
