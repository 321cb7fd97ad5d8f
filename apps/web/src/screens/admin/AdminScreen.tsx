import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Doorstep } from '../../house/Doorstep.tsx';
import { EmberLink } from '../../parts/EmberLink.tsx';
import { ErrorState, Waiting } from '../../parts/Notice.tsx';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import styles from './AdminScreen.module.css';
import { askAdmission } from './admission.ts';
import { EndSessions } from './EndSessions.tsx';
import { ImportWorld } from './ImportWorld.tsx';
import { MakeResetLink } from './MakeResetLink.tsx';

/** What administrators do for their players and their world (spec section 2). For everybody else there is no such page. */
export function AdminScreen() {
  const { data, refetch } = useQuery({
    queryKey: ['admission'],
    queryFn: askAdmission,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data === 'stranger') return <NotFoundScreen />;
  return (
    <Doorstep title="Administration" width="wide">
      {data === undefined && <Waiting label="Looking for your chain of office…" />}
      {data === 'admin' && (
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
      {data === 'without-second-factor' && (
        <ErrorState
          title="Administrators need a second factor."
          action={<EmberLink to="/account">Account</EmberLink>}
        >
          Add an authenticator app to your account first.
        </ErrorState>
      )}
      {typeof data === 'object' && (
        <ErrorState
          title="Nobody answered."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {data.message}
        </ErrorState>
      )}
    </Doorstep>
  );
}
