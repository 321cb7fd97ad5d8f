import { Button } from '@mantine/core';
import { useState } from 'react';
import { waitOf } from '../../features/accounts/fault.ts';
import { Section } from '../../features/accounts/Section.tsx';
import { notify, notifyFailure } from '../../features/notices/notify.ts';
import { call } from '../../lib/api/call.ts';
import { saveFile } from './save-file.ts';

/** Downloads all data that the server has about the player. */
export function ExportData() {
  const [pending, setPending] = useState(false);
  const fetchData = async () => {
    setPending(true);
    const outcome = await call('export-data', {});
    setPending(false);
    if (!outcome.ok) {
      const { failure } = outcome;
      return notifyFailure({ ...failure, message: [failure.message, ...waitOf(failure)].join(' ') });
    }
    saveFile('slumberfell-data.json', 'application/json', JSON.stringify(outcome.answer, null, 2));
    notify('Your data is in your downloads.');
  };
  return (
    <Section title="Your data">
      <p>
        A file with everything that is kept about you here: account, logins, character, and the newest 10,000
        things you told your legend to do, 20 MB of them at most. Programs can read it, and so can you, with
        patience.
      </p>
      <Button variant="default" loading={pending} onClick={() => void fetchData()}>
        Export my data
      </Button>
    </Section>
  );
}
