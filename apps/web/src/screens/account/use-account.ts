import type { AccountStatus } from '@slumberfell/protocol';
import { useQuery } from '@tanstack/react-query';
import { call, type Failure } from '../../api/call.ts';

export interface Account extends AccountStatus {
  /** E-mail address, or a guest's username. */
  readonly username: string;
}

interface AccountAsked {
  /** Null until it is known. */
  readonly account: Account | null;
  readonly failure: Failure | null;
  readonly refetch: () => void;
}

/** Whose account this browser is logged in to. Without a session the entrance opens instead. */
export function useAccount(): AccountAsked {
  const status = useQuery({
    queryKey: ['account-status'],
    queryFn: () => call('status', {}),
    refetchOnWindowFocus: true,
  });
  const username = useQuery({ queryKey: ['username'], queryFn: () => call('get-username', {}) });
  const refetch = () => {
    void status.refetch();
    void username.refetch();
  };
  const failed = [status.data, username.data].find((outcome) => outcome?.ok === false);
  const failure = failed?.ok === false ? failed.failure : null;
  if (!status.data?.ok || !status.data.answer || !username.data?.ok) {
    return { account: null, failure, refetch };
  }
  return { account: { ...status.data.answer, username: username.data.answer }, failure, refetch };
}
