import { useLocation } from '@tanstack/react-router';
import { waitOf } from '../../features/accounts/fault.ts';
import type { Failure } from '../../lib/api/call.ts';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState } from '../../ui/components/StateNotice.tsx';
import { recoveryFor } from './recovery.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The failure of a guest's registration, which `/error` shows. Absent when the player opened `/error`
     * directly.
     */
    readonly failure?: Failure;
  }
}

/**
 * The page for a failure that no other screen can show (specification 8.4), with advice what the player can
 * do.
 */
export function ErrorScreen() {
  const { failure } = useLocation().state;
  const { advice, to, label } = recoveryFor(failure ?? null);
  const message = failure?.message ?? 'Unexpected error occurred.';
  const action = <PrimaryLink to={to}>{label}</PrimaryLink>;
  return (
    <PublicPage title="Something went wrong">
      <ErrorState title={message} action={action}>
        {[...(failure ? waitOf(failure) : []), advice].join(' ')}
      </ErrorState>
    </PublicPage>
  );
}
