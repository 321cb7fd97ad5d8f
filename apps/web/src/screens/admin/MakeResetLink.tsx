import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { CopiedText } from '../../features/accounts/CopiedText.tsx';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOf, waitOf } from '../../features/accounts/fault.ts';
import { Section } from '../../features/accounts/Section.tsx';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { call } from '../../lib/api/call.ts';
import { AccountNameField, accountNameInput } from './AccountNameField.tsx';

/** Form that makes a link with which a player who receives no mails can set a new password. */
export function MakeResetLink() {
  const [link, setLink] = useState<string | null>(null);
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    setLink(null);
    const account = accountNameInput(form);
    if ('fault' in account) return account.fault;
    const outcome = await call('generate-password-reset-link', account.name);
    if (!outcome.ok) {
      const { failure } = outcome;
      return faultOf(`Failed to generate reset link: ${failure.message}`, ...waitOf(failure));
    }
    setLink(outcome.answer);
    return null;
  });
  return (
    <Section title="Password reset link">
      <form method="post" onSubmit={onSubmit}>
        <Stack gap="md">
          <p>
            For somebody who gets no letters from us. Make sure that it is them: whoever has the link has the
            account. It works once, for a day.
          </p>
          <AccountNameField />
          <FaultNotice fault={fault} />
          <Button type="submit" loading={pending}>
            Generate reset link
          </Button>
        </Stack>
      </form>
      {link !== null && (
        <>
          <SuccessNotice title="Reset link generated successfully." />
          <CopiedText text={link} />
        </>
      )}
    </Section>
  );
}
