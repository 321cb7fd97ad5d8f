import type { Answer } from '@slumberfell/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CopiedText } from '../../features/accounts/CopiedText.tsx';
import { QueryResult } from '../../features/accounts/QueryResult.tsx';
import { Section } from '../../features/accounts/Section.tsx';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { RemoveButton } from '../../features/entries/RemoveButton.tsx';
import { call } from '../../lib/api/call.ts';
import { publicSettings } from '../../lib/api/public-settings.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { Entry, EntryList } from '../../ui/components/EntryList.tsx';
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
          ? 'New players need an invite link.'
          : `New players need no invite: the REGISTRATION setting is "${settings?.registration ?? 'open'}".`}
      </p>
      <MakeInvite
        onMade={(invite) => {
          setMade(invite);
          void refetch();
        }}
      />
      {made && (
        <>
          <SuccessNotice title="The invite is ready.">
            {`Its link is shown only this once, and works until ${formatMoment(made.endsAt)}.`}
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
  if (invites.length === 0) return null;
  return (
    <EntryList>
      {invites.map((invite) => (
        <Entry
          key={invite.id}
          action={
            invite.isUsable && (
              <RemoveButton
                label="Withdraw"
                entry={`invite ${invite.id} ${invite.note}`}
                done={`Invite ${invite.id} has ended.`}
                remove={() => call('withdraw-invite', invite.id)}
                update={onEnded}
              />
            )
          }
        >
          <b>{invite.note === '' ? `Invite ${invite.id}` : invite.note}</b>
          <p>{stateOf(invite)}</p>
        </Entry>
      ))}
    </EntryList>
  );
}

function stateOf({ used, accounts, endsAt, isUsable }: Invite): string {
  if (isUsable) return `${used} of ${accounts} used · works until ${formatMoment(endsAt)}`;
  return used < accounts
    ? `${used} of ${accounts} used · ended ${formatMoment(endsAt)}`
    : `${used} of ${accounts} used`;
}
