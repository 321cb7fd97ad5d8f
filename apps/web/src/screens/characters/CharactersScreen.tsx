import { Button, Group } from '@mantine/core';
import type { Identity } from '@slumberfell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../features/notices/notify.ts';
import { call, type Outcome } from '../../lib/api/call.ts';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import styles from './CharactersScreen.module.css';
import { CreateCharacterDialog } from './CreateCharacterDialog.tsx';
import { CharacterSlot, ClosedSlot, EmptySlot } from './Slots.tsx';

/**
 * Indexes of the slots that the player sees but cannot use. Only the slot with index 0 can hold a character
 * (specification 2.106, 5.33).
 */
const CLOSED_SLOTS = [1, 2];

/**
 * Character select: the player opens the game with the character, or creates it. Without a character, the
 * dialog that creates one is open, and the game follows it at once.
 */
export function CharactersScreen() {
  const characters = useQuery({ queryKey: ['characters'], queryFn: () => call('get-characters', {}) });
  if (!characters.data) {
    return (
      <PublicPage title="Characters" width="wide">
        <LoadingState label="Seeing who is up…" />
      </PublicPage>
    );
  }
  if (!characters.data.ok) {
    const again = <Button onClick={() => void characters.refetch()}>Try again</Button>;
    return (
      <PublicPage title="Characters" width="wide">
        <ErrorState title="Nobody answered." action={again}>
          {characters.data.failure.message}
        </ErrorState>
      </PublicPage>
    );
  }
  return (
    <PublicPage title="Characters" width="wide">
      <Slots
        first={characters.data.answer[0]}
        onCreated={async () => idOfFirst((await characters.refetch()).data)}
      />
      <Group justify="flex-end" mt="md" gap="lg">
        <Link to="/account" className={styles.way}>
          Account
        </Link>
        <Link to="/account/logout" className={styles.way}>
          Log Out
        </Link>
      </Group>
    </PublicPage>
  );
}

interface SlotsProps {
  readonly first: Identity | undefined;
  /** Fetches the characters again. @returns the id of the first one; null when the call has failed */
  readonly onCreated: () => Promise<number | null>;
}

const idOfFirst = (outcome: Outcome<readonly Identity[]> | undefined): number | null =>
  outcome?.ok ? (outcome.answer[0]?.id ?? null) : null;

function Slots({ first, onCreated }: SlotsProps) {
  const navigate = useNavigate();
  const [creating, setCreating] = useState(first === undefined);
  const [pending, setPending] = useState(false);

  const play = async (id: number) => {
    setPending(true);
    const outcome = await call('select-character', id);
    setPending(false);
    if (outcome.ok) await navigate({ to: '/home' });
    else notifyFailure(outcome.failure);
  };

  return (
    <>
      <ul className={styles.slots}>
        <li>
          {first ? (
            <CharacterSlot character={first} pending={pending} onPlay={() => void play(first.id)} />
          ) : (
            <EmptySlot isNext={!creating} onCreate={() => setCreating(true)} />
          )}
        </li>
        {CLOSED_SLOTS.map((index) => (
          <li key={index}>
            <ClosedSlot number={index + 1} />
          </li>
        ))}
      </ul>
      <CreateCharacterDialog
        opened={creating}
        onClose={() => setCreating(false)}
        onCreated={async () => {
          const id = await onCreated();
          setCreating(false);
          if (id !== null) await play(id);
        }}
      />
    </>
  );
}
