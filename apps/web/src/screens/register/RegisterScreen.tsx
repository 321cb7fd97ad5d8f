import { Link } from '@tanstack/react-router';
import { AlternativeLink } from '../../features/accounts/AlternativeLink.tsx';
import { NewAccount } from '../../features/accounts/NewAccount.tsx';
import { RegisterForm } from '../../features/accounts/RegisterForm.tsx';
import { PublicPage } from '../../ui/components/PublicPage.tsx';

/** Registers a new account with an e-mail address. */
export function RegisterScreen() {
  return (
    <PublicPage title="Register">
      <NewAccount>{(invite) => <RegisterForm asksAcceptance invite={invite} />}</NewAccount>
      <AlternativeLink>
        Been here before? <Link to="/account/login">Log In</Link>
      </AlternativeLink>
    </PublicPage>
  );
}
