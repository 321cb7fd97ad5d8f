import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOfFailure } from '../../features/accounts/fault.ts';
import { Section } from '../../features/accounts/Section.tsx';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { call } from '../../lib/api/call.ts';
import { AccountNameField, accountNameInput } from './AccountNameField.tsx';

/**
 * Form with which an administrator ends all logins of a player's account, for example after the password was
 * stolen.
 */
export function EndLogins() {
  const [ended, setEnded] = useState<string | null>(null);
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    setEnded(null);
    const account = accountNameInput(form);
    if ('fault' in account) return account.fault;
    const outcome = await call('end-account-sessions', account.name);
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    setEnded(account.name);
    return null;
  });
  return (
    <Section title="Log out everywhere">
      <form method="post" onSubmit={onSubmit}>
        <Stack gap="md">
          <p>
            For an account that has fallen into the wrong hands: this logs out every browser that is logged in
            to it.
          </p>
          <AccountNameField />
          <FaultNotice fault={fault} />
          <Button type="submit" variant="default" loading={pending}>
            End all sessions
          </Button>
        </Stack>
      </form>
      {ended !== null && <SuccessNotice title={`${ended} has been logged out everywhere.`} />}
    </Section>
  );
}
