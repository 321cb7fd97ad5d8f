import type { Failure } from '../../lib/api/call.ts';
import { serverName } from '../../lib/server-look.ts';

export interface Recovery {
  /** What the player can do, in a sentence or two. */
  readonly advice: string;
  readonly to: '/' | '/home' | '/account/guest-register' | '/account/login';
  /** Label of the link. */
  readonly label: string;
}

/**
 * What a player can do after the registration of a guest has failed.
 * @param failure null when the page was opened without a failure
 */
export function recoveryFor(failure: Failure | null): Recovery {
  const again = { to: '/account/guest-register', label: 'Ask for new credentials' } as const;
  switch (failure?.code) {
    case undefined:
      return {
        advice: 'This page does not know what went wrong.',
        to: '/',
        label: `Back to ${serverName()}`,
      };
    case 'account/already-authenticated':
      return {
        advice: 'Your character is waiting. To play as somebody else, log out first.',
        to: '/home',
        label: 'Go home',
      };
    case 'account/cookie-refused':
      return {
        advice:
          'No account was made. Check your browser’s privacy settings, or the icon beside its address bar; ' +
          'an extension that blocks cookies may also be the cause.',
        to: '/account/guest-register',
        label: 'Try again',
      };
    case 'request/address':
      return { advice: 'No account was made.', to: '/', label: `Back to ${serverName()}` };
    case 'account/guest-pair':
    case 'account/username-taken':
      return { advice: 'No account was made. New credentials cost nothing.', ...again };
    case 'request/too-many':
    case 'busy':
    case 'storage/full':
    case 'storage/unwritable':
      return {
        advice: 'No account was made. You can throw these credentials away; ask for new ones later.',
        ...again,
      };
    default:
      return {
        advice:
          'It is not certain whether the account was made. If you kept the username and the password, try logging in with them; ' +
          'if that fails, start again.',
        to: '/account/login',
        label: 'Log In',
      };
  }
}
