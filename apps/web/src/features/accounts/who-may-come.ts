// chunk: first
import type { PublicSettings } from '@slumberfell/protocol';

/** What the host's settings say of new accounts. */
export type RegistrationSettings = Pick<PublicSettings, 'registration' | 'guests'>;

/** What stands in the way of every new account; null for nothing. */
export type Hindrance = 'closed' | 'invite-needed' | null;

/**
 * What stands in the way of every new account.
 * @param settings null while they are not known. The server then refuses what is not allowed.
 */
export function hindranceOf(settings: RegistrationSettings | null, hasInvite: boolean): Hindrance {
  if (settings?.registration === 'closed') return 'closed';
  return settings?.registration === 'invite' && !hasInvite ? 'invite-needed' : null;
}

export const HINDRANCE_TEXTS: Readonly<Record<NonNullable<Hindrance>, string>> = {
  closed: 'This server is not taking new players at present. If you have an account here, log in as usual.',
  'invite-needed':
    'New players join this server by invitation: open the link that you were given. If you have an account here, log in as usual.',
};
