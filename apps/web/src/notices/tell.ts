import type { NotificationData } from '@mantine/notifications';
import { createStore } from 'zustand';
import type { Failure } from '../api/call.ts';
import { withLongestStay } from './stay.ts';

/** Whether there has been anything to tell. */
export const noticesStore = createStore(() => ({ told: false }));

/** The button is only a cross: what it does must be said for those who do not see it. */
const closeButtonProps = { 'aria-label': 'Close' };

/** Tells the player why something was not done, in the server's sentence. A session that ended is told by the entrance. */
export function tellFailure(failure: Failure): void {
  if (failure.code === 'request/not-authenticated') return;
  show({ color: 'blood', message: failure.message, autoClose: 6_000, closeButtonProps });
}

/** Tells the player something good or neutral. */
export function tell(message: string): void {
  show({ color: 'ember', message, autoClose: 4_000, closeButtonProps });
}

function show(notice: NotificationData & { readonly autoClose: number }): void {
  import('./NoticeStack.tsx').then(
    ({ notifications }) => {
      noticesStore.setState({ told: true });
      notifications.show(withLongestStay(notice, (id) => notifications.hide(id)));
    },
    // Nothing can be fetched any more: the connection notice says so.
    () => {},
  );
}
