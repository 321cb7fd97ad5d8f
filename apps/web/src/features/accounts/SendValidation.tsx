import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { call, type Failure } from '../../lib/api/call.ts';
import { FaultNotice } from './FaultNotice.tsx';
import { type Fault, faultOf, isRefusal, waitOf } from './fault.ts';
import { SuccessNotice } from './SuccessNotice.tsx';
import { useSubmission } from './use-submission.ts';

/** Requests the mail whose link validates the account's address (specification 4.36, 8.6). */
export function SendValidation() {
  const [sent, setSent] = useState(false);
  const { pending, fault, onSubmit } = useSubmission(async () => {
    const outcome = await call('request-validate-email', undefined);
    if (!outcome.ok) return requestFault(outcome.failure);
    setSent(true);
    return null;
  });
  if (sent) {
    return (
      <SuccessNotice title="The letter is on its way.">
        Its link works for three days. Nothing there? Check your spam folder before you ask again.
      </SuccessNotice>
    );
  }
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack gap="md" align="start">
        <FaultNotice fault={fault} />
        <Button type="submit" loading={pending}>
          Send me the letter
        </Button>
      </Stack>
    </form>
  );
}

const requestFault = (failure: Failure): Fault =>
  isRefusal(failure)
    ? faultOf('Failed to send verification email.', failure.message, ...waitOf(failure))
    : faultOf('Unexpected error occurred while sending verification email.', failure.message);
