import { Button, Stack, TextInput } from '@mantine/core';
import { NAME_MAX } from '@slumberfell/protocol';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { type Fault, faultOf } from '../../features/accounts/fault.ts';
import { QueryResult } from '../../features/accounts/QueryResult.tsx';
import { Section } from '../../features/accounts/Section.tsx';
import { fieldValue } from '../../features/accounts/use-submission.ts';
import { call } from '../../lib/api/call.ts';
import { ManagedCharacterCard } from './ManagedCharacterCard.tsx';

interface CharactersProps {
  /** The name of the character that is shown; null for none. */
  readonly name: string | null;
  readonly onName: (name: string) => void;
}

/** The server notes each call in the audit log and limits their number, so the page asks once. */
const queryOf = (name: string) => ({
  queryKey: ['managed-character', name],
  queryFn: () => call('managed-character', { name }),
  gcTime: 0,
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Finds a character by its name, and shows what an administrator can decide about it. */
export function Characters({ name, onName }: CharactersProps) {
  const [looks, setLooks] = useState(0);
  const [fault, setFault] = useState<Fault | null>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = fieldValue(new FormData(event.currentTarget), 'character').trim();
    if (asked === '') return setFault(faultOf('Please enter the name of a character.'));
    setFault(null);
    onName(asked);
    setLooks(looks + 1);
  };
  return (
    <Section title="Characters">
      <form method="post" onSubmit={onSubmit}>
        <Stack gap="md">
          <p>
            Rename a character, or take it off the leaderboards. Its player will read your reason, and can go
            on playing.
          </p>
          <TextInput
            key={name}
            label="Character"
            name="character"
            autoComplete="off"
            spellCheck={false}
            maxLength={NAME_MAX}
            defaultValue={name ?? ''}
          />
          <FaultNotice fault={fault} />
          <Button type="submit" variant="default">
            Look up
          </Button>
        </Stack>
      </form>
      {name !== null && (
        <QueryResult key={looks} query={queryOf(name)}>
          {(character) => <ManagedCharacterCard key={character.id} character={character} onName={onName} />}
        </QueryResult>
      )}
    </Section>
  );
}
