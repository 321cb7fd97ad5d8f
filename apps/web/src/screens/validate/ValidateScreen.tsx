import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SendValidation } from '../../features/accounts/SendValidation.tsx';
import { storeAccountStatus } from '../../features/character/store.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { call } from '../../lib/api/call.ts';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import styles from './ValidateScreen.module.css';

/**
 * Validate Account: requests the mail whose link proves that the player owns the e-mail address. This screen
 * is inside the game.
 */
export function ValidateScreen() {
  useTitle('Validate Account');
  const { status } = useCharacter(({ accountStatus }) => accountStatus);
  useNewestStatus();
  return (
    <>
      <PageHead title="Validate Account" />
      <Panel brass className={styles.panel}>
        {status === 'Registered' && (
          <>
            <p className={styles.lead}>
              A letter with a link proves that your e-mail address is yours. After that, an authenticator app
              can be added to your account.
            </p>
            <SendValidation />
          </>
        )}
        {status === 'Validated' && (
          <EmptyState title="Your e-mail address is validated.">There is nothing left to do here.</EmptyState>
        )}
        {status === 'Guest' && (
          <EmptyState
            title="A guest has no e-mail address."
            action={
              <Link to="/register" className={styles.link}>
                Register Account
              </Link>
            }
          >
            Register your account first.
          </EmptyState>
        )}
      </Panel>
    </>
  );
}

/**
 * Fetches the account's status again when the player returns to this tab, because the link in the mail opens
 * in another tab.
 */
function useNewestStatus(): void {
  const { data } = useQuery({
    queryKey: ['account-status'],
    queryFn: () => call('status', {}),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (data?.ok && data.answer) storeAccountStatus(data.answer);
  }, [data]);
}
