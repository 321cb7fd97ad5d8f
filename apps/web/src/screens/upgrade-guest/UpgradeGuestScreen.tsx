import { Link } from '@tanstack/react-router';
import { RegisterForm } from '../../features/accounts/RegisterForm.tsx';
import { useCharacter } from '../../features/character/use-character.ts';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import styles from './UpgradeGuestScreen.module.css';

/** Register Account: registers a guest's account with an e-mail address. This screen is inside the game. */
export function UpgradeGuestScreen() {
  useTitle('Register Account');
  const name = useCharacter((character) => character.name);
  const isGuest = useCharacter(({ accountStatus }) => accountStatus.isGuest);
  return (
    <>
      <PageHead title="Register Account" />
      <Panel brass className={styles.panel}>
        {isGuest ? (
          <>
            <p className={styles.lead}>
              With an e-mail address and a password of your own, {name} is no longer lost when a slip of paper
              is. Everything stays as it is: the gold, the bag, the work under way. Your guest username and
              password will stop working.
            </p>
            <RegisterForm asksAcceptance={false} />
          </>
        ) : (
          <EmptyState
            title="You are already registered."
            action={
              <Link to="/account" className={styles.link}>
                Account
              </Link>
            }
          >
            {`${name} already has an e-mail address.`}
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
