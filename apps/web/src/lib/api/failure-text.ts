import { serverName } from '../server-look.ts';
import type { Failure } from './call.ts';

const NO_ANSWER = `${serverName()} did not answer. Your legend goes on as it was; please try again in a moment.`;
const OFFLINE = 'You are offline. Please try again once there is a connection.';

/**
 * The sentence about a failure that the player reads. When no response came, `message` contains the browser's
 * own text, which the player does not see.
 */
export function failureText({
  status,
  isOfPage,
  message,
}: Pick<Failure, 'status' | 'isOfPage' | 'message'>): string {
  if (status !== 0 || isOfPage) return message;
  return navigator.onLine ? NO_ANSWER : OFFLINE;
}
