import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Acceptance, NOTHING_ACCEPTED } from '../../features/accounts/Acceptance.tsx';
import { call } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { Credentials } from './Credentials.tsx';

/**
 * Play as Guest: the server makes a username and a password; the player saves them and accepts the terms; the
 * button Proceed registers the account. If the registration fails, the page opens /error (specification 8.4).
 */
export function PlayAsGuestScreen() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [accepted, setAccepted] = useState(NOTHING_ACCEPTED);
  const [pending, setPending] = useState(false);
  const pair = useQuery({
    queryKey: ['guest-credentials'],
    queryFn: () => call('get-guest-credentials', {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (!pair.data)
    return (
      <PublicPage title="Play as Guest">{<LoadingState label="Making up a name for you…" />}</PublicPage>
    );
  if (!pair.data.ok) {
    const again = <Button onClick={() => void pair.refetch()}>Try again</Button>;
    return (
      <PublicPage title="Play as Guest">
        <ErrorState title="No name came to mind." action={again}>
          {failureText(pair.data.failure)}
        </ErrorState>
      </PublicPage>
    );
  }

  const credentials = pair.data.answer;
  const proceed = async () => {
    setPending(true);
    const outcome = await call('register', { ...credentials, isPersistent: true, isGuest: true });
    setPending(false);
    if (!outcome.ok) return navigate({ to: '/error', state: { failure: outcome.failure } });
    queries.clear();
    await navigate({ to: '/loading' });
  };

  return (
    <PublicPage title="Play as Guest">
      <Stack gap="md">
        <p>
          This is your key to the village of Wick. Keep it: without it nobody, not even we, can let you in
          again.
        </p>
        <Credentials {...credentials} />
        <Acceptance accepted={accepted} onChange={setAccepted} />
        <Button
          size="md"
          fullWidth
          disabled={!(accepted.terms && accepted.single)}
          loading={pending}
          onClick={() => void proceed()}
        >
          Proceed
        </Button>
      </Stack>
    </PublicPage>
  );
}
