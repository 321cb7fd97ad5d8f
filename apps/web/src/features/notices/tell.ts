import type { NotificationData } from '@mantine/notifications';
import { createStore } from 'zustand';
import type { Failure } from '../../lib/api/call.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { withLongestStay } from './stay.ts';

/** Whether there has been anything to tell. */
export const noticesStore = createStore(() => ({ told: false }));

/** The button is only a cross: what it does must be said for those who do not see it. */
const closeButtonProps = { 'aria-label': 'Close' };

/**
 * Tells the player why something was not done, in the server's sentence. A session that ended is told by the entrance, a
 * browser without a network by the line below the screen; that no answer came is told once at a time.
 */
export function tellFailure(failure: Failure): void {
  if (failure.code === 'request/not-authenticated') return;
  if (failure.status === 0 && !navigator.onLine) return;
  const notice = { color: 'blood', message: failureWords(failure), autoClose: 6_000, closeButtonProps };
  show(failure.status === 0 ? { ...notice, id: 'no-answer' } : notice);
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
