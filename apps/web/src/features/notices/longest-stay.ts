import type { NotificationData } from '@mantine/notifications';

/** How long a notice may stay at most, as a multiple of its `autoClose` time. */
export const LONGEST_STAY = 3;

/**
 * Adds to a notice a second timer that closes the notice after `LONGEST_STAY` times its `autoClose` time. The
 * library does not close a notice while a pointer is over it, and idle players often leave the pointer there.
 * @param hide closes the notice with the given id
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
