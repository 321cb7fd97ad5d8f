import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOfFailure } from '../../features/accounts/fault.ts';
import { Section } from '../../features/accounts/Section.tsx';
import { fieldValue, useSubmission } from '../../features/accounts/use-submission.ts';
import { unsubscribe } from '../../features/alerts/subscription.ts';
import { call } from '../../lib/api/call.ts';
import { forgetLogin } from '../../lib/api/login-end.ts';
import { NewTabLink } from '../../ui/components/NewTabLink.tsx';
import { OwnCode, ownCodeInput } from './OwnCode.tsx';

/** Deletes the account. The player presses a button, then types the account's name and the password. */
export function DeleteAccount({ username }: { readonly username: string }) {
  const [confirming, setConfirming] = useState(false);
  return (
    <Section title="Delete my account">
      <p>
        Your character and its places on the leaderboards will be gone at once. Nobody can bring them back.
        The <NewTabLink to="/agreements/privacy">Privacy Policy</NewTabLink> says what is kept for a while all
        the same.
      </p>
      {confirming ? (
        <Confirmation username={username} onStay={() => setConfirming(false)} />
      ) : (
        <Button variant="outline" color="blood" onClick={() => setConfirming(true)}>
          Delete my account…
        </Button>
      )}
    </Section>
  );
}

interface ConfirmationProps {
  readonly username: string;
  readonly onStay: () => void;
}

function Confirmation({ username, onStay }: ConfirmationProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    const outcome = await call('delete-account', {
      username: name.trim(),
      password: fieldValue(form, 'deletion-password'),
      ...ownCodeInput(form),
    });
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    forgetLogin();
    await unsubscribe();
    queries.clear();
    await navigate({ to: '/', search: { left: true } });
    return null;
  });
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack gap="md">
        <Alert color="blood" variant="light" role="status">
          To be sure that it is you and that you mean it, type <b>{username}</b> and your password.
        </Alert>
        <TextInput
          label="Account name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PasswordInput
          label="Your password"
          name="deletion-password"
          autoComplete="current-password"
          required
        />
        <OwnCode />
        <FaultNotice fault={fault} />
        <Button
          type="submit"
          color="blood"
          variant="outline"
          loading={pending}
          disabled={name.trim().toLowerCase() !== username.toLowerCase()}
        >
          Delete my account for good
        </Button>
        <Button variant="default" onClick={onStay}>
          I will stay
        </Button>
      </Stack>
    </form>
  );
}
