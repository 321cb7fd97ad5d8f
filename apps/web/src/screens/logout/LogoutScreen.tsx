import { Alert, Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { unsubscribe } from '../../features/alerts/subscription.ts';
import { notifyFailure } from '../../features/notices/notify.ts';
import { call } from '../../lib/api/call.ts';
import { forgetLogin } from '../../lib/api/login-end.ts';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { LoadingState } from '../../ui/components/StateNotice.tsx';
import styles from './LogoutScreen.module.css';

/**
 * Asks the player before logging out. It warns guests, because they cannot recover a lost username or
 * password (specification 6.2).
 */
export function LogoutScreen() {
  const status = useQuery({ queryKey: ['account-status'], queryFn: () => call('status', {}) });
  return (
    <PublicPage title="Log Out">
      {status.data ? (
        // If the status could not be fetched, the player may be a guest, so the page shows the warning.
        <Question isGuest={!status.data.ok || status.data.answer?.isGuest === true} />
      ) : (
        <LoadingState label="Finding your coat…" />
      )}
    </PublicPage>
  );
}

function Question({ isGuest }: { readonly isGuest: boolean }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);

  const logOut = async () => {
    setPending(true);
    const outcome = await call('logout', undefined);
    setPending(false);
    if (!outcome.ok) return notifyFailure(outcome.failure);
    forgetLogin();
    // The server has forgotten this device with the login. The next one of this player registers it again.
    await unsubscribe();
    queries.clear();
    await navigate({ to: '/' });
  };

  return (
    <>
      <p>Your legend keeps working while you are away. Are you sure you want to log out?</p>
      {isGuest && (
        <Alert color="blood" variant="light" title="You are playing as a guest" mt="md">
          Without your guest username and password you cannot come back. Lost credentials cannot be recovered.
          To be on the safe side,{' '}
          <Link to="/register" className={styles.link}>
            register your account
          </Link>{' '}
          first: your character stays.
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button component={Link} to="/home" variant="default">
          Stay
        </Button>
        <Button color="blood" variant="outline" loading={pending} onClick={() => void logOut()}>
          Log Out
        </Button>
      </Group>
    </>
  );
}
