import { Button, Stack, TextInput } from '@mantine/core';
import { type Answer, INVITE_LIMITS } from '@slumberfell/protocol';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOf, faultOfFailure } from '../../features/accounts/fault.ts';
import { fieldValue, useSubmission } from '../../features/accounts/use-submission.ts';
import { call } from '../../lib/api/call.ts';

interface MakeInviteProps {
  readonly onMade: (invite: Answer<'create-invite'>) => void;
}

/** Form that makes an invite: for how many accounts, for how many days, and a note for the administrators. */
export function MakeInvite({ onMade }: MakeInviteProps) {
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    const accounts = Number(fieldValue(form, 'accounts'));
    const days = Number(fieldValue(form, 'days'));
    if (!isWithin(accounts, INVITE_LIMITS.accounts))
      return faultOf(`Please choose 1 to ${INVITE_LIMITS.accounts} accounts.`);
    if (!isWithin(days, INVITE_LIMITS.days)) return faultOf(`Please choose 1 to ${INVITE_LIMITS.days} days.`);
    const outcome = await call('create-invite', { accounts, days, note: fieldValue(form, 'note') });
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    onMade(outcome.answer);
    return null;
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <CountField
          label="Accounts this invite can make"
          name="accounts"
          max={INVITE_LIMITS.accounts}
          defaultValue={1}
        />
        <CountField label="Days it works for" name="days" max={INVITE_LIMITS.days} defaultValue={7} />
        <TextInput
          label="Note"
          name="note"
          description="Only administrators see it."
          maxLength={INVITE_LIMITS.note}
        />
        <FaultNotice fault={fault} />
        <Button type="submit" loading={pending}>
          Make an invite
        </Button>
      </Stack>
    </form>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly name: string;
  readonly max: number;
  readonly defaultValue: number;
}

/** Field for a whole number from 1 on. */
const CountField = (props: CountFieldProps) => (
  <TextInput type="number" inputMode="numeric" min={1} {...props} />
);

const isWithin = (value: number, highest: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= highest;
