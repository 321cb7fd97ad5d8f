import { Button, Stack, Textarea } from '@mantine/core';
import { REPORT_LIMITS, type ReportReason } from '@slumberfell/protocol';
import { useState } from 'react';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOfFailure } from '../../features/accounts/fault.ts';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { REASON_TEXTS } from '../../features/name-reports/reason-texts.ts';
import { call } from '../../lib/api/call.ts';
import { SelectField } from '../../ui/components/SelectField.tsx';

const REASONS = Object.entries(REASON_TEXTS).map(([value, label]) => ({ value, label }));

interface ReportFormProps {
  readonly characterId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** The form that reports a character's name; then the answer takes its place. */
export function ReportForm({ characterId, name, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>('insult');
  const [text, setText] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { pending, fault, onSubmit } = useSubmission(async () => {
    const added = text.trim();
    const outcome = await call('report-character', {
      id: characterId,
      reason,
      ...(added !== '' && { text: added }),
    });
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    setIsSent(true);
    return null;
  });
  if (isSent) {
    return (
      <Stack gap="md">
        <SuccessNotice title="Reported.">
          The people who run this server will look at the name. You need not report it again.
        </SuccessNotice>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Stack>
    );
  }
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack gap="md">
        <p>
          The people who run this server read your report, and see that it comes from your account. The player
          of <b>{name}</b> is not told.
        </p>
        <SelectField
          label="What is wrong with the name?"
          data={REASONS}
          value={reason}
          onChange={setReason}
        />
        <Textarea
          label="Anything to add? (optional)"
          rows={3}
          maxLength={REPORT_LIMITS.text}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <FaultNotice fault={fault} />
        <Button type="submit" loading={pending}>
          Report
        </Button>
      </Stack>
    </form>
  );
}
