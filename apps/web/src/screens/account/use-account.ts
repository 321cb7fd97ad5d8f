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
  /** E-mail address, or a guest's username. */
  readonly username: string;
}

interface AccountQuery {
  /** Null until the account and the sections' data have loaded. */
  readonly account: Account | null;
  readonly failure: Failure | null;
  readonly refetch: () => void;
}

/** The account of this browser's session. Without a session, `call` leads to the login dialog instead. */
export function useAccount(): AccountQuery {
  const status = useQuery(statusQuery);
  const username = useQuery(usernameQuery);
  // Each section shows its own failure.
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
