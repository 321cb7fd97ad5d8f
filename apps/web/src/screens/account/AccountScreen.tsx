import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import styles from './AccountScreen.module.css';
import { AccountSummary } from './AccountSummary.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { Logins } from './Logins.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useAccount } from './use-account.ts';

/** The account page: name and status, password, logins. It shows nothing of the character. */
export function AccountScreen() {
  const { account, failure, refetch } = useAccount();
  if (failure) {
    return (
      <PublicPage title="Account" width="wide">
        <ErrorState title="Nobody answered." action={<Button onClick={refetch}>Try again</Button>}>
          {failure.message}
        </ErrorState>
      </PublicPage>
    );
  }
  if (!account) {
    return (
      <PublicPage title="Account" width="wide">
        <LoadingState label="Leafing through the guest book…" />
      </PublicPage>
    );
  }
  return (
    <PublicPage title="Account" width="wide">
      <div className={styles.sections}>
        <div className={styles.column}>
          <AccountSummary account={account} />
          <ChangePassword username={account.username} />
          <SecondFactor account={account} />
        </div>
        <div className={styles.column}>
          <Logins />
          <ExportData />
          <DeleteAccount username={account.username} />
        </div>
      </div>
      <p className={styles.back}>
        <Link to="/home">Back to the game</Link>
        <Link to="/alerts">Alerts</Link>
        <Link to="/account/logout">Log Out</Link>
      </p>
    </PublicPage>
  );
}
