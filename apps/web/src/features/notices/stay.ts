import type { NotificationData } from '@mantine/notifications';

/** How long a notice may stay at most, as a multiple of the time after which it goes by itself. */
export const LONGEST_STAY = 3;

/**
 * A notice that goes by itself, at the latest when it has been on screen `LONGEST_STAY` times as long as it should: the library
 * keeps it as long as a pointer rests on it, and a player who lets the game run leaves the pointer lying.
 * @param hide takes the notice with that id off the screen
 */
export const withLongestStay = (
  notice: NotificationData & { readonly autoClose: number },
  hide: (id: string) => void,
): NotificationData => ({
  ...notice,
  onOpen: ({ id }) => {
    if (id !== undefined) setTimeout(hide, notice.autoClose * LONGEST_STAY, id);
  },
});
