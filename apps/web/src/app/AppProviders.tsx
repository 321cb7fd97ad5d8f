import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Notices } from '../features/notices/Notices.tsx';
import { guardPresses } from '../lib/input/guard-presses.ts';
import '../ui/theme/mantine-styles.ts';
import { fetchLazyParts } from '../lib/lazy/lazy-parts.ts';
import { cssVariables, theme } from '../ui/theme/theme.ts';

/**
 * Our calls answer failures as values, so there is nothing to try again by itself, and no waiting for a network: a call without
 * one fails, and the player is told.
 */
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** What every screen but the landing page stands in: Mantine, notices, server state. */
export function AppProviders() {
  useEffect(fetchLazyParts, []);
  useEffect(guardPresses, []);
  // Whoever is sent to the landing page, with a session that has ended, leaves nothing of theirs to whoever comes next.
  useEffect(() => () => queries.clear(), []);
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider theme={theme} forceColorScheme="dark" cssVariablesResolver={cssVariables}>
        <Notices />
        <Outlet />
      </MantineProvider>
    </QueryClientProvider>
  );
}
