import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { NotFoundPage } from '../../ui/components/NotFoundPage.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import styles from './AdminScreen.module.css';
import { Announce } from './Announce.tsx';
import { Characters } from './Characters.tsx';
import { EndLogins } from './EndLogins.tsx';
import { ImportWorld } from './ImportWorld.tsx';
import { Invites } from './Invites.tsx';
import { MakeResetLink } from './MakeResetLink.tsx';
import { Overview } from './Overview.tsx';
import { PostNews } from './PostNews.tsx';
import { Reports } from './Reports.tsx';
import { useAdminAccess } from './use-admin-access.ts';

/**
 * The administration of players and world (specification 2.108). Accounts that are not administrators see the
 * page for an unknown path.
 */
export function AdminScreen() {
  const { access, failure, refetch } = useAdminAccess();
  const [character, setCharacter] = useState<string | null>(null);
  if (access === 'none') return <NotFoundPage />;
  return (
    <PublicPage title="Administration" width="wide">
      {access === null && failure === null && <LoadingState label="Looking for your chain of office…" />}
      {access === 'admin' && (
        <>
          <Overview />
          <div className={styles.sections}>
            <div className={styles.column}>
              <Reports onDecide={setCharacter} />
              <Characters name={character} onName={setCharacter} />
              <Invites />
              <MakeResetLink />
              <EndLogins />
            </div>
            <div className={styles.column}>
              <Announce />
              <PostNews />
              <ImportWorld />
            </div>
          </div>
          <p className={styles.back}>
            <Link to="/home">Back to the game</Link>
          </p>
        </>
      )}
      {access === 'without-second-factor' && (
        <ErrorState
          title="Administrators need a second factor."
          action={<PrimaryLink to="/account">Account</PrimaryLink>}
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
