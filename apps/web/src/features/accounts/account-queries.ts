import { call } from '../../lib/api/call.ts';

/**
 * The queries of the account page. The page waits for all of them before it renders, so that its content does
 * not move later.
 */

export const statusQuery = {
  queryKey: ['account-status'],
  queryFn: () => call('status', {}),
  refetchOnWindowFocus: true,
};

export const usernameQuery = { queryKey: ['username'], queryFn: () => call('get-username', {}) };

export const secondFactorQuery = {
  queryKey: ['second-factor'],
  queryFn: () => call('second-factor', {}),
  gcTime: 0,
};

export const sessionsQuery = { queryKey: ['sessions'], queryFn: () => call('sessions', {}), gcTime: 0 };
