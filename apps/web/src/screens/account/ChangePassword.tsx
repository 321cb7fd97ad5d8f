import { Button, PasswordInput, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorQuery, sessionsQuery } from '../../features/accounts/account-queries.ts';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOfFailure } from '../../features/accounts/fault.ts';
import { chosenPassword, NewPassword } from '../../features/accounts/NewPassword.tsx';
import { Section } from '../../features/accounts/Section.tsx';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { fieldValue, useSubmission } from '../../features/accounts/use-submission.ts';
import { call } from '../../lib/api/call.ts';
import { OwnCode, ownCodeInput } from './OwnCode.tsx';

/** A form that changes the account's password. The player must also type the current one. */
export function ChangePassword({ username }: { readonly username: string }) {
  const queries = useQueryClient();
  const [done, setDone] = useState(false);
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    const chosen = chosenPassword(form);
    if ('fault' in chosen) return chosen.fault;
    const outcome = await call('change-password', {
      currentPassword: fieldValue(form, 'current-password'),
      newPassword: chosen.password,
      ...ownCodeInput(form),
    });
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    setDone(true);
    // The server has ended all other logins of the account, so their list is fetched again.
    void queries.invalidateQueries(sessionsQuery);
    // The player may have used a recovery code, and the page shows how many are left.
    void queries.invalidateQueries(secondFactorQuery);
    return null;
  });
  return (
    <Section title="Change password">
      {done ? (
        <SuccessNotice title="The password has been updated successfully.">
          All other browsers have been logged out; this one stays logged in.
        </SuccessNotice>
      ) : (
        <form method="post" onSubmit={onSubmit}>
          <Stack gap="md">
            {/* This hidden field tells password managers to which account the password belongs. */}
            <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
            <PasswordInput
              label="Current password"
              name="current-password"
              autoComplete="current-password"
              required
            />
            <NewPassword label="New password" />
            <OwnCode />
            <FaultNotice fault={fault} />
            <Button type="submit" variant="default" loading={pending}>
              Change password
            </Button>
          </Stack>
        </form>
      )}
    </Section>
  );
}
