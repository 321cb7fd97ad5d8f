import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { VisitorBanners } from '../features/news/VisitorBanners.tsx';
import { Notices } from '../features/notices/Notices.tsx';
import { guardPresses } from '../lib/input/guard-presses.ts';
import { keepFocus } from '../lib/input/keep-focus.ts';
import '../ui/theme/mantine-styles.ts';
import { fetchLazyComponents } from '../lib/lazy/lazy-component.ts';
import { cssVariables, theme } from '../ui/theme/theme.ts';

/**
 * `call` returns a failure as a value and does not throw it, so queries never retry. Queries also do not wait
 * for a network: without a network the call fails at once, and the player sees the reason.
 */
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Providers around the screens of the game and of the account (routes below `app`): Mantine, notices,
 * queries. The landing page, the error page, the credits and the agreements do without them.
 */
export function AppProviders() {
  // The frame of the game shows announcements itself.
  const isInGame = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/app/game'),
  });
  useEffect(fetchLazyComponents, []);
  useEffect(guardPresses, []);
  useEffect(keepFocus, []);
  // This component unmounts when a login has ended and the landing page opens. The next player of this
  // browser must not see the cached data of the player before.
  useEffect(() => () => queries.clear(), []);
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider theme={theme} forceColorScheme="dark" cssVariablesResolver={cssVariables}>
        <Notices />
        <Outlet />
        {!isInGame && <VisitorBanners />}
      </MantineProvider>
    </QueryClientProvider>
  );
}
