import { Checkbox } from '@mantine/core';
import type { Answer } from '@slumberfell/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { endMailsQuery } from '../../features/alerts/alert-queries.ts';
import { notify, notifyFailure } from '../../features/notices/notify.ts';
import { call } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';
import styles from './AlertsScreen.module.css';

type EndMailChoice = Answer<'end-letters'>;

/** The switch of letters about ends, for the whole account. */
export function EndMails() {
  const { data } = useQuery(endMailsQuery);
  if (!data) return null;
  if (!data.ok) return <p role="alert">{failureText(data.failure)}</p>;
  return <EndMailSwitch {...data.answer} />;
}

function EndMailSwitch({ wanted, obstacle }: EndMailChoice) {
  const queries = useQueryClient();
  /** What the player has chosen and the server has not answered yet. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = async (next: boolean) => {
    setChosen(next);
    const outcome = await call('set-end-letters', { wanted: next });
    if (!outcome.ok) notifyFailure(outcome.failure);
    else notify(next ? 'You will get a letter.' : 'No letter will be sent.');
    await queries.invalidateQueries(endMailsQuery);
    setChosen(null);
    pressDone();
  };
  return (
    <div className={styles.wants}>
      <Checkbox
        label="A letter when something has ended"
        description="To your e-mail address, at most one a day, and only while none of your devices gets alerts."
        checked={chosen ?? wanted}
        // Letters can be switched off always.
        disabled={obstacle !== null && !wanted && chosen === null}
        onChange={({ currentTarget }) => {
          if (chosen === null) void change(currentTarget.checked);
        }}
      />
      {obstacle === 'host' && (
        <p className={styles.note}>This server sends no letters when something has ended.</p>
      )}
      {obstacle === 'address' && (
        <p className={styles.note}>
          That needs a validated e-mail address: see <Link to="/account">your account</Link>.
        </p>
      )}
    </div>
  );
}
