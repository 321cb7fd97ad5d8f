import { AppShell } from '@mantine/core';
import type { ReactNode } from 'react';

/** Top bar, navigation and dock around a screen of the game. */
export function GameShell({ children }: { readonly children: ReactNode }) {
  return (
    <AppShell header={{ height: 58 }}>
      <AppShell.Main>{children}</AppShell.Main>
    </AppShell>
  );
}
