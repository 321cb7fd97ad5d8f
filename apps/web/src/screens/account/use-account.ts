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
   * Null until the account, the logins and the second factor have loaded, and after a failure of the account.
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
  // Whether each section has an outcome. A failure is an outcome too, which the section itself shows.
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
