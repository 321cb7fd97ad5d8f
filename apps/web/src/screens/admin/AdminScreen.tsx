import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { NotFoundPage } from '../../ui/components/NotFoundPage.tsx';
import { EmberLink } from '../../ui/components/PrimaryLink.tsx';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState, Waiting } from '../../ui/components/StateNotice.tsx';
import styles from './AdminScreen.module.css';
import { EndSessions } from './EndSessions.tsx';
import { ImportWorld } from './ImportWorld.tsx';
import { MakeResetLink } from './MakeResetLink.tsx';
import { useAdmission } from './use-admin-access.ts';

/**
 * The administration of players and world (specification 2.108). Accounts that are not administrators see the
 * page for an unknown path.
 */
export function AdminScreen() {
  const { admission, failure, refetch } = useAdmission();
  if (admission === 'stranger') return <NotFoundPage />;
  return (
    <PublicPage title="Administration" width="wide">
      {admission === null && failure === null && <Waiting label="Looking for your chain of office…" />}
      {admission === 'admin' && (
        <>
          <div className={styles.sections}>
            <div className={styles.column}>
              <MakeResetLink />
              <EndSessions />
            </div>
            <ImportWorld />
          </div>
          <p className={styles.back}>
            <Link to="/home">Back to the game</Link>
          </p>
        </>
      )}
      {admission === 'without-second-factor' && (
        <ErrorState
          title="Administrators need a second factor."
          action={<EmberLink to="/account">Account</EmberLink>}
        >
          Add an authenticator app to your account first.
        </ErrorState>
      )}
      {failure && (
        <ErrorState title="Nobody answered." action={<Button onClick={refetch}>Try again</Button>}>
          {failure.message}
        </ErrorState>
      )}
    </PublicPage>
  );
}
