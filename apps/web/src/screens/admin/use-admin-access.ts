import { useQuery } from '@tanstack/react-query';
import { secondFactorQuery, statusQuery } from '../../features/accounts/account-queries.ts';
import type { Failure } from '../../lib/api/call.ts';

/**
 * Whether this browser's account may use the administration. `without-second-factor`: an administrator who
 * must add an authenticator app first.
 */
export type AdminAccess = 'admin' | 'without-second-factor' | 'none';

interface AdminAccessQuery {
  /** Null while it is being fetched, and after a failure. */
  readonly access: AdminAccess | null;
  readonly failure: Failure | null;
  readonly refetch: () => void;
}

/**
 * Fetches whether this browser's account is an administrator's and has the second factor that administrators
 * need. The result only decides what the page shows: the server checks both at each call.
 */
export function useAdminAccess(): AdminAccessQuery {
  const status = useQuery(statusQuery);
  const isAdmin = status.data?.ok === true && status.data.answer?.isAdmin === true;
  const factor = useQuery({ ...secondFactorQuery, enabled: isAdmin });
  const refetch = () => {
    void status.refetch();
    if (isAdmin) void factor.refetch();
  };
  const failed = [status.data, factor.data].find((outcome) => outcome?.ok === false);
  if (failed?.ok === false) return { access: null, failure: failed.failure, refetch };
  if (!status.data) return { access: null, failure: null, refetch };
  if (!isAdmin) return { access: 'none', failure: null, refetch };
  if (!factor.data?.ok) return { access: null, failure: null, refetch };
  const access = factor.data.answer.enabled ? 'admin' : 'without-second-factor';
  return { access, failure: null, refetch };
}
