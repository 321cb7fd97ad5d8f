import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Notices } from '../features/notices/Notices.tsx';
import { guardPresses } from '../lib/input/guard-presses.ts';
import '../ui/theme/mantine-styles.ts';
import { fetchLazyComponents } from '../lib/lazy/lazy-component.ts';
import { cssVariables, theme } from '../ui/theme/theme.ts';

/**
 * `call` returns failures as values, so queries do not retry. They do not wait for a network either: without
 * one the call fails at once, and the player sees why.
 */
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** Providers around every screen except the landing page and the agreements: Mantine, notices, queries. */
export function AppProviders() {
  useEffect(fetchLazyComponents, []);
  useEffect(guardPresses, []);
  // This component unmounts when an ended session leads to the landing page. The next player of this browser
  // must not see cached data of the last one.
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
