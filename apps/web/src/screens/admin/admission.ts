import { call, type Failure } from '../../api/call.ts';

/** Who is at the door; a failure when nobody could be asked. */
export type Admission = 'admin' | 'without-second-factor' | 'stranger' | Failure;

/**
 * Whether this browser's account is an administrator's. Roles are no part of any answer, so the door itself is tried: a call
 * that names nobody does nothing, and is refused for that only where the caller may make it at all.
 */
export async function askAdmission(): Promise<Admission> {
  const outcome = await call('generate-password-reset-link', '');
  if (outcome.ok) return 'admin';
  switch (outcome.failure.code) {
    case 'request/invalid':
      return 'admin';
    case 'account/second-factor-missing':
      return 'without-second-factor';
    case 'request/forbidden':
    case 'request/not-authenticated':
      return 'stranger';
    default:
      return outcome.failure;
  }
}
