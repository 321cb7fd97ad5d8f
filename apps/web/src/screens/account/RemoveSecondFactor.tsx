import { Button, PasswordInput, Stack } from '@mantine/core';
import { CodeField, codeValue } from '../../features/accounts/CodeField.tsx';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOfFailure } from '../../features/accounts/fault.ts';
import { fieldValue, useSubmission } from '../../features/accounts/use-submission.ts';
import { call } from '../../lib/api/call.ts';

interface RemoveSecondFactorProps {
  readonly codesLeft: number;
  readonly onRemoved: () => void;
}

/** Removes the authenticator app. The player must type the password and a code. */
export function RemoveSecondFactor({ codesLeft, onRemoved }: RemoveSecondFactorProps) {
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    const input = { password: fieldValue(form, 'app-password'), code: codeValue(form) };
    const outcome = await call('remove-second-factor', input);
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    onRemoved();
    return null;
  });
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack gap="md">
        <p>
          Logging in asks for a code from your app. Recovery codes left: <b translate="no">{codesLeft}</b>.
          For new ones, remove the app and add it again.
        </p>
        <PasswordInput label="Your password" name="app-password" autoComplete="current-password" required />
        <CodeField description="From your app, or a recovery code." />
        <FaultNotice fault={fault} />
        <Button type="submit" variant="outline" color="blood" loading={pending}>
          Remove the authenticator app
        </Button>
      </Stack>
    </form>
  );
}
