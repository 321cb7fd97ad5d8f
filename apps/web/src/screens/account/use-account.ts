import type { Answer } from '@slumberfell/protocol';
import { useQuery } from '@tanstack/react-query';
import {
  secondFactorQuery,
  sessionsQuery,
  statusQuery,
  usernameQuery,
} from '../../features/accounts/account-queries.ts';
import type { Failure } from '../../lib/api/call.ts';

type OwnStatus = NonNullable<Answer<'status'>>;

export interface Account extends OwnStatus {
  /** The account's e-mail address; for a guest the guest's username. */
  readonly username: string;
}

interface AccountQuery {
  /**
   * Null until the status, the name, the logins and the second factor have loaded; null also without a login,
   * and when the status or the name could not be fetched.
   */
  readonly account: Account | null;
  readonly failure: Failure | null;
  readonly refetch: () => void;
}

/**
 * The account of this browser's login. Without a login, `call` reports that, and the page opens the entrance
 * dialog.
 */
export function useAccount(): AccountQuery {
  const status = useQuery(statusQuery);
  const username = useQuery(usernameQuery);
  // Whether the queries of the second factor and of the logins have a result. A failure is a result too: the
  // section of that query shows it.
  const sectionsAnswered = [useQuery(secondFactorQuery), useQuery(sessionsQuery)].every(({ data }) => data);
  const refetch = () => {
    void status.refetch();
    void username.refetch();
  };
  const failed = [status.data, username.data].find((outcome) => outcome?.ok === false);
  const failure = failed?.ok === false ? failed.failure : null;
  if (!sectionsAnswered || !status.data?.ok || !status.data.answer || !username.data?.ok) {
    return { account: null, failure, refetch };
  }
  return { account: { ...status.data.answer, username: username.data.answer }, failure, refetch };
}
