import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Acceptance, NOTHING_ACCEPTED } from '../../features/accounts/Acceptance.tsx';
import { waitOf } from '../../features/accounts/fault.ts';
import { forgetInvite } from '../../features/accounts/kept-invite.ts';
import { NewAccount } from '../../features/accounts/NewAccount.tsx';
import { call } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Credentials } from './Credentials.tsx';

/** Play as Guest, if the host lets guests in. */
export const PlayAsGuestScreen = () => (
  <PublicPage title="Play as Guest">
    <NewAccount isGuest>{(invite) => <GuestForm invite={invite} />}</NewAccount>
  </PublicPage>
);

/**
 * The server makes a username and a password. The player saves them and accepts the terms, with one press or
 * box by box. The button Proceed registers the account. If the registration fails, the page opens /error
 * (specification 8.4).
 */
function GuestForm({ invite }: { readonly invite: string | undefined }) {
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

  if (!pair.data) return <LoadingState label="Making up a name for you…" />;
  if (!pair.data.ok) {
    const again = <Button onClick={() => void pair.refetch()}>Try again</Button>;
    return (
      <ErrorState title="No name came to mind." action={again}>
        {[failureText(pair.data.failure), ...waitOf(pair.data.failure)].join(' ')}
      </ErrorState>
    );
  }

  const credentials = pair.data.answer;
  const isAccepted = accepted.terms && accepted.single;
  const proceed = async (event: FormEvent) => {
    event.preventDefault();
    if (!isAccepted) return;
    setPending(true);
    const outcome = await call('register', { ...credentials, isPersistent: true, isGuest: true, invite });
    if (!outcome.ok) return navigate({ to: '/error', state: { failure: outcome.failure } });
    // The button stays pending until the next screen: a render in between would ask for other credentials,
    // because the cache is empty.
    queries.clear();
    await navigate({ to: '/loading' });
    forgetInvite();
  };

  // Proceed submits the form, so that a password manager offers to save what its fields hold.
  return (
    <form method="post" onSubmit={(event) => void proceed(event)}>
      <Stack gap="md">
        <p>
          This is your key to the village of Wick. There is nothing to type: copy it, download it, or let your
          browser save it. Without it nobody, not even we, can let you in on another device.
        </p>
        <Credentials {...credentials} />
        <Acceptance accepted={accepted} onChange={setAccepted} />
        <Button
          variant="default"
          fullWidth
          disabled={isAccepted}
          aria-current={isAccepted ? undefined : 'step'}
          leftSection={<Glyph name="check-mark" />}
          onClick={() => setAccepted({ terms: true, single: true })}
        >
          {isAccepted ? 'Both are accepted' : 'Accept both'}
        </Button>
        <Button
          type="submit"
          size="md"
          fullWidth
          disabled={!isAccepted}
          aria-current={isAccepted ? 'step' : undefined}
          loading={pending}
        >
          Proceed
        </Button>
      </Stack>
    </form>
  );
}
