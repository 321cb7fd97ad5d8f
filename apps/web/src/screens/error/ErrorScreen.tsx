import { useLocation } from '@tanstack/react-router';
import { Doorstep } from '../../house/Doorstep.tsx';
import { EmberLink } from '../../parts/EmberLink.tsx';
import { ErrorState } from '../../parts/Notice.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What /error is to say: the sentence of the failure that led there. */
    readonly message?: string;
  }
}

/** Where a failure leads that no other screen can show (spec section 8: guest registration). */
export function ErrorScreen() {
  const { message } = useLocation().state;
  return (
    <Doorstep title="Something went wrong">
      <ErrorState title="That did not work." action={<EmberLink to="/">Back to Slumberfell</EmberLink>}>
        {message ?? 'Unexpected error occurred.'}
      </ErrorState>
    </Doorstep>
  );
}
