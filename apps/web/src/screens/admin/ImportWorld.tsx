import { Button, Stack } from '@mantine/core';
import type { Answer } from '@slumberfell/protocol';
import { useState } from 'react';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOfFailure } from '../../features/accounts/fault.ts';
import { Section } from '../../features/accounts/Section.tsx';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { useSubmission } from '../../features/accounts/use-submission.ts';
import { call } from '../../lib/api/call.ts';
import { formatClock } from '../../lib/format/time.ts';
import { Difference, isDifferent } from './Difference.tsx';

/** Imports the world from the host's files, and shows what changes. */
export function ImportWorld() {
  const [imported, setImported] = useState<Answer<'import-data'> | null>(null);
  const { pending, fault, onSubmit } = useSubmission(async () => {
    setImported(null);
    const outcome = await call('import-data', undefined);
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    setImported(outcome.answer);
    return null;
  });
  return (
    <Section title="Data import">
      <form method="post" onSubmit={onSubmit}>
        <Stack gap="md">
          <p>
            Reads the world’s files from the directory that the server is set up to use. A world that has
            errors is refused, and changes nothing; one that has none goes live a minute later, for everybody
            at once.
          </p>
          <Button type="submit" loading={pending}>
            Import the world
          </Button>
          {/* The result is below the button, because the list of faults may be long. */}
          <FaultNotice fault={fault} />
        </Stack>
      </form>
      {imported && <Imported imported={imported} />}
    </Section>
  );
}

function Imported({
  imported: { version, effectiveAt, difference },
}: {
  readonly imported: Answer<'import-data'>;
}) {
  if (!difference.some(isDifferent)) {
    return (
      <SuccessNotice title="Nothing to import.">{`The files match the world as it is: version ${version}.`}</SuccessNotice>
    );
  }
  return (
    <>
      <SuccessNotice title="The world has been imported.">{`Version ${version} goes live at ${formatClock(effectiveAt)}.`}</SuccessNotice>
      <Difference difference={difference} />
    </>
  );
}
