import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ErrorState, Waiting } from '../../ui/parts/Notice.tsx';
import { PublicPage } from '../../ui/parts/PublicPage.tsx';
import styles from './AccountScreen.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { Logins } from './Logins.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useAccount } from './use-account.ts';
import { WhoYouAre } from './WhoYouAre.tsx';

/** The account page: name and status, password, logins. It is not about a character. */
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
        <Waiting label="Leafing through the guest book…" />
      </PublicPage>
    );
  }
  return (
    <PublicPage title="Account" width="wide">
      <div className={styles.sections}>
        <div className={styles.column}>
          <WhoYouAre account={account} />
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
        <Link to="/account/logout">Log Out</Link>
      </p>
    </PublicPage>
  );
}
