import type { NotificationData } from '@mantine/notifications';
import { createStore } from 'zustand';
import type { Failure } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { withLongestStay } from './longest-stay.ts';

/** Whether a notice has been shown since the page was loaded. */
export const noticesStore = createStore(() => ({ hasNotices: false }));

/** The label of the close button, which has only an icon. */
const closeButtonProps = { 'aria-label': 'Close' };

const PAGE_FAILED =
  'Something went wrong on this page. Please reload it, and check whether what you pressed was done.';

/**
 * Shows the sentence of a failure as a notice. It shows nothing when the login has ended, because the landing
 * page explains that, and nothing without a network, because the connection notice explains that. At most one
 * visible notice says that no response came.
 */
export function notifyFailure(failure: Failure): void {
  if (failure.code === 'request/not-authenticated') return;
  const hasNoAnswer = failure.status === 0 && !failure.isOfPage;
  if (hasNoAnswer && !navigator.onLine) return;
  const notice = { color: 'blood', message: failureText(failure), autoClose: 6_000, closeButtonProps };
  show(hasNoAnswer ? { ...notice, id: 'no-answer' } : notice);
}

/**
 * Shows a notice about an exception of the page, which is a bug, and reports the exception to the browser's
 * console.
 */
export function notifyException(error: unknown): void {
  reportError(error);
  show({ color: 'blood', message: PAGE_FAILED, autoClose: 6_000, closeButtonProps, id: 'page-failed' });
}

/** Shows a notice with a text that is not about a failure. */
export function notify(message: string): void {
  show({ color: 'ember', message, autoClose: 4_000, closeButtonProps });
}

function show(notice: NotificationData & { readonly autoClose: number }): void {
  import('./NoticeStack.tsx').then(
    ({ notifications }) => {
      noticesStore.setState({ hasNotices: true });
      notifications.show(withLongestStay(notice, (id) => notifications.hide(id)));
    },
    // The script of the notices could not be fetched, so the server cannot be reached. The connection notice
    // says that to the player.
    () => {},
  );
}
