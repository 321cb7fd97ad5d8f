import { Link } from '@tanstack/react-router';
import { Section } from '../../features/accounts/Section.tsx';
import { SendValidation } from '../../features/accounts/SendValidation.tsx';
import styles from './AccountSummary.module.css';
import type { Account } from './use-account.ts';

/**
 * The account's name and status. A guest gets a link to register, an account whose address is not validated
 * gets the button that requests the validation mail, and an administrator gets a link to the administration.
 */
export function AccountSummary({ account: { username, status, isAdmin } }: { readonly account: Account }) {
  return (
    <Section title="Who you are">
      <dl className={styles.facts}>
        <dt>{status === 'Guest' ? 'Username' : 'E-mail'}</dt>
        <dd>{username}</dd>
        <dt>Account status</dt>
        <dd>{status}</dd>
      </dl>
      {status === 'Guest' && (
        <p>
          Nobody can let you back in if you lose your guest credentials.{' '}
          <Link to="/account/register">Register Account</Link> with an e-mail address: your character stays.
        </p>
      )}
      {status === 'Registered' && (
        <>
          <p>
            Your e-mail address is not validated yet. A letter with a link takes care of that; then you can
            add an authenticator app.
          </p>
          <SendValidation />
        </>
      )}
      {status === 'Validated' && <p>Your e-mail address is validated: letters reach you.</p>}
      {isAdmin && (
        <p>
          You also run this server: <Link to="/admin/admin-control">Administration</Link>
        </p>
      )}
    </Section>
  );
}
