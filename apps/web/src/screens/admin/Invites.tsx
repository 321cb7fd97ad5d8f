import { Button } from '@mantine/core';
import type { Answer } from '@slumberfell/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../features/accounts/ActionList.module.css';
import { CopiedText } from '../../features/accounts/CopiedText.tsx';
import { QueryResult } from '../../features/accounts/QueryResult.tsx';
import { Section } from '../../features/accounts/Section.tsx';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { notify, notifyFailure } from '../../features/notices/notify.ts';
import { call } from '../../lib/api/call.ts';
import { publicSettings } from '../../lib/api/public-settings.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';
import { MakeInvite } from './MakeInvite.tsx';

const invitesQuery = { queryKey: ['invites'], queryFn: () => call('invites', {}), gcTime: 0 };

type Invite = Answer<'invites'>[number];

/** Links with which new players make accounts: a form that makes one, and the list of all. */
export function Invites() {
  const queries = useQueryClient();
  const [made, setMade] = useState<Answer<'create-invite'> | null>(null);
  const { data: settings } = useQuery({ queryKey: ['public-settings'], queryFn: publicSettings });
  const refetch = () => queries.refetchQueries(invitesQuery);
  return (
    <Section title="Invites">
      <p>
        {settings?.registration === 'invite'
          ? 'New players need the link of an invite.'
          : `New players need no invite: the setting REGISTRATION is "${settings?.registration ?? 'open'}".`}
      </p>
      <MakeInvite
        onMade={(invite) => {
          setMade(invite);
          void refetch();
        }}
      />
      {made && (
        <>
          <SuccessNotice title="The invite is made.">
            {`Its link is shown only now, and works until ${formatMoment(made.endsAt)}.`}
          </SuccessNotice>
          <CopiedText text={made.link} />
        </>
      )}
      <QueryResult query={invitesQuery}>
        {(invites) => <List invites={invites} onEnded={refetch} />}
      </QueryResult>
    </Section>
  );
}

interface ListProps {
  readonly invites: readonly Invite[];
  readonly onEnded: () => Promise<void>;
}

function List({ invites, onEnded }: ListProps) {
  const [ending, setEnding] = useState<number | null>(null);
  const end = async (id: number) => {
    setEnding(id);
    const outcome = await call('withdraw-invite', id);
    if (outcome.ok) notify(`Invite ${id} has ended.`);
    else notifyFailure(outcome.failure);
    await onEnded();
    setEnding(null);
    pressDone();
  };
  if (invites.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {invites.map((invite) => (
        <li key={invite.id} className={styles.entry}>
          <div>
            <b>{invite.note === '' ? `Invite ${invite.id}` : invite.note}</b>
            <p>{stateOf(invite)}</p>
          </div>
          {invite.isUsable && (
            <Button
              size="compact-sm"
              variant="default"
              loading={ending === invite.id}
              aria-label={`Withdraw invite ${invite.id} ${invite.note}`}
              onClick={() => void end(invite.id)}
            >
              Withdraw
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateOf({ used, accounts, endsAt, isUsable }: Invite): string {
  if (isUsable) return `${used} of ${accounts} made · works until ${formatMoment(endsAt)}`;
  return used < accounts
    ? `${used} of ${accounts} made · ended ${formatMoment(endsAt)}`
    : `${used} of ${accounts} made`;
}
