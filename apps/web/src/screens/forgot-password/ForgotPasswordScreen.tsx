import { Button, Stack, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AlternativeLink } from '../../features/accounts/AlternativeLink.tsx';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOf, faultOfFailure, isRefusal } from '../../features/accounts/fault.ts';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { fieldValue, useSubmission } from '../../features/accounts/use-submission.ts';
import { call, type Failure } from '../../lib/api/call.ts';
import { PublicPage } from '../../ui/components/PublicPage.tsx';

/**
 * Requests a mail with a link to set a new password (specification 4.36, 8.8). The response is the same for
 * an address without an account, so it does not reveal who has an account.
 */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    const email = fieldValue(form, 'email').trim();
    const outcome = await call('request-password-reset', email);
    if (!outcome.ok) return requestFault(outcome.failure);
    setSentTo(email);
    return null;
  });
  return (
    <PublicPage title="Forgot your password?">
      {sentTo === null ? (
        <form method="post" onSubmit={onSubmit}>
          <Stack gap="md">
            <p>
              Tell us your e-mail address, and we will send you a letter with a link to set a new password.
            </p>
            <TextInput
              label="E-mail"
              name="email"
              type="email"
              autoComplete="username"
              required
              maxLength={254}
            />
            <FaultNotice fault={fault} />
            <Button type="submit" size="md" fullWidth loading={pending}>
              Send me a letter
            </Button>
          </Stack>
        </form>
      ) : (
        <SuccessNotice title="Check your inbox.">
          If <b>{sentTo}</b> belongs to an account, a letter with a link is on its way to it. The link works
          for an hour. Nothing there? Check your spam folder, and the spelling.
        </SuccessNotice>
      )}
      <AlternativeLink>
        <span>{sentTo === null ? 'Remembered it?' : 'Got it?'}</span> <Link to="/account/login">Log In</Link>
      </AlternativeLink>
    </PublicPage>
  );
}

const requestFault = (failure: Failure) =>
  isRefusal(failure)
    ? faultOfFailure(failure)
    : faultOf(`An unexpected error occurred while requesting the password reset email: ${failure.message}`);
