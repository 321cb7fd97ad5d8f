import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { waitOf } from '../../features/accounts/fault.ts';
import { idIn } from '../../features/accounts/link-query.ts';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { call, type Failure } from '../../lib/api/call.ts';
import { serverName } from '../../lib/server-look.ts';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import styles from './ConfirmEmailScreen.module.css';

const INVALID_LINK = 'Invalid confirmation link.';

/**
 * The screen that the link in the validation mail opens. It proves to the server that the player owns the
 * e-mail address (specification 4.36, 5.35, 8.5).
 */
export function ConfirmEmailScreen() {
  const query = new URLSearchParams(useLocation().searchStr);
  const userId = idIn(query, 'userId');
  const code = query.get('code');
  return (
    <PublicPage title="E-mail validation">
      {userId === null || !code ? <InvalidLink /> : <Confirmation userId={userId} code={code} />}
    </PublicPage>
  );
}

function Confirmation({ userId, code }: { readonly userId: number; readonly code: string }) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['confirm-email', userId, code],
    queryFn: () => call('confirm-email', { userId: String(userId), code }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data || isFetching) return <LoadingState label="Validating your e-mail address…" />;
  if (!data.ok) return <NotValidated failure={data.failure} onAgain={() => void refetch()} />;
  if (!data.answer.success) return <InvalidLink message={data.answer.message} />;
  return (
    <>
      <SuccessNotice title={data.answer.message}>
        The address is yours beyond doubt, and you can now add an authenticator app to your account.
      </SuccessNotice>
      <div className={styles.way}>
        <PrimaryLink to="/">{`Back to ${serverName()}`}</PrimaryLink>
      </div>
    </>
  );
}

/** @param message the server's, if it sent one */
const InvalidLink = ({ message = INVALID_LINK }: { readonly message?: string }) => (
  <ErrorState title={message} action={<PrimaryLink to="/validate">Ask for another letter</PrimaryLink>}>
    It may be older than three days, or your mail program may have cut it in two: copy the whole link into the
    address bar, or log in and ask for another letter.
  </ErrorState>
);

interface NotValidatedProps {
  readonly failure: Failure;
  readonly onAgain: () => void;
}

function NotValidated({ failure, onAgain }: NotValidatedProps) {
  if (failure.code === 'request/invalid') return <InvalidLink />;
  const message =
    failure.code === 'request/too-many' ? [failure.message, ...waitOf(failure)].join(' ') : null;
  return (
    <ErrorState
      title="An error occurred while validating your email."
      action={<Button onClick={onAgain}>Try again</Button>}
    >
      {message ?? failure.message}
    </ErrorState>
  );
}
