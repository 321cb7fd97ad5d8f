import { call } from '../../lib/api/call.ts';

/** What the page asks the server for. All of it before the page is shown, so that nothing moves under whoever reads it. */

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
