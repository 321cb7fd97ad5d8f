import { Button, Stack } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { AlternativeLink } from '../../features/accounts/AlternativeLink.tsx';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { type Fault, faultOf, faultOfFailure, isRefusal } from '../../features/accounts/fault.ts';
import { idIn } from '../../features/accounts/link-query.ts';
import { chosenPassword, NewPassword } from '../../features/accounts/NewPassword.tsx';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { call, type Failure } from '../../lib/api/call.ts';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState } from '../../ui/components/StateNotice.tsx';

const INVALID_LINK = 'Invalid password reset link.';

/**
 * The screen that the link in the mail for a forgotten password opens. The player sets a new password there
 * (specification 4.36, 5.34, 8.7).
 */
export function ResetPasswordScreen() {
  const query = new URLSearchParams(useLocation().searchStr);
  const userId = idIn(query, 'userId');
  const token = query.get('token');
  const [done, setDone] = useState(false);
  if (userId === null || !token) return <InvalidLink />;
  if (!done) return <NewPasswordForm userId={userId} token={token} onDone={() => setDone(true)} />;
  return (
    <PublicPage title="Password reset">
      <Stack gap="md" align="center">
        <SuccessNotice title="The password has been updated successfully.">
          Every browser that was logged in has been logged out.
        </SuccessNotice>
        <PrimaryLink to="/account/login">Log In</PrimaryLink>
      </Stack>
    </PublicPage>
  );
}

interface NewPasswordFormProps {
  readonly userId: number;
  readonly token: string;
  readonly onDone: () => void;
}

function NewPasswordForm({ userId, token, onDone }: NewPasswordFormProps) {
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    const chosen = chosenPassword(form);
    if ('fault' in chosen) return chosen.fault;
    const outcome = await call('reset-password', { userId, token, newPassword: chosen.password });
    if (!outcome.ok) return resetFault(outcome.failure);
    onDone();
    return null;
  });
  return (
    <PublicPage title="Password reset">
      <form method="post" onSubmit={onSubmit}>
        <Stack gap="md">
          <NewPassword label="New password" />
          <FaultNotice fault={fault} />
          <Button type="submit" size="md" fullWidth loading={pending}>
            Set the new password
          </Button>
        </Stack>
      </form>
      <AlternativeLink>
        Link too old? <Link to="/account/forgot-password">Ask for another letter</Link>
      </AlternativeLink>
    </PublicPage>
  );
}

const InvalidLink = () => (
  <PublicPage title="Password reset">
    <ErrorState
      title={INVALID_LINK}
      action={<PrimaryLink to="/account/forgot-password">Ask for another letter</PrimaryLink>}
    >
      Part of the link is missing. Perhaps your mail program cut it in two: copy the whole link into the
      address bar, or ask for another letter.
    </ErrorState>
  </PublicPage>
);

const resetFault = (failure: Failure): Fault =>
  isRefusal(failure)
    ? faultOfFailure(failure)
    : faultOf(`An unexpected error occurred while resetting the password: ${failure.message}`);
