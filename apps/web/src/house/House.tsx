import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import '../theme/mantine-styles.ts';
import { cssVariables, theme } from '../theme/theme.ts';
import styles from './House.module.css';

/** Our calls answer failures as values, so there is nothing to try again by itself. */
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 } },
});

/** What every screen but the landing page stands in: Mantine, notices, server state. */
export function House() {
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider theme={theme} forceColorScheme="dark" cssVariablesResolver={cssVariables}>
        <Notifications position="bottom-right" limit={3} className={styles.notices ?? ''} />
        <Outlet />
      </MantineProvider>
    </QueryClientProvider>
  );
}
