import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { DECISION_LIMITS, type ManagedCharacter, NAME_MAX } from '@slumberfell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { type Fault, faultOf, faultOfFailure } from '../../features/accounts/fault.ts';
import { notify } from '../../features/notices/notify.ts';
import { call } from '../../lib/api/call.ts';
import { formatDay, formatMoment } from '../../lib/format/date.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';
import styles from './CharacterCard.module.css';
import { decidedText } from './decided-text.ts';

interface ManagedCharacterCardProps {
  readonly character: ManagedCharacter;
  /** Called with the name that the character has after a decision. */
  readonly onName: (name: string) => void;
}

type Act = 'rename-character' | 'hide-character' | 'show-character';

/** A character, with the form that decides about it and the decisions of before. */
export function ManagedCharacterCard({ character, onName }: ManagedCharacterCardProps) {
  const { id, name, accountId, createdAt, isHidden, decisions } = character;
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  // The card may appear far from the button that was pressed.
  useEffect(() => heading.current?.focus(), []);
  const [newName, setNewName] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [acting, setActing] = useState<Act | null>(null);
  const decide = async (act: Act) => {
    const nameAfter = act === 'rename-character' ? newName.trim() : name;
    if (nameAfter === '') return setFault(faultOf('Please enter the new name.'));
    if (reason.trim() === '') return setFault(faultOf('Please give the player a reason.'));
    setFault(null);
    setActing(act);
    const why = { id, reason: reason.trim() };
    const outcome =
      act === 'rename-character' ? await call(act, { ...why, name: nameAfter }) : await call(act, why);
    setActing(null);
    pressDone();
    if (!outcome.ok) return setFault(faultOfFailure(outcome.failure));
    setNewName('');
    setReason('');
    notify(`Done. ${nameAfter}’s player will be told.`);
    if (act === 'rename-character') {
      onName(nameAfter);
      await queries.invalidateQueries({ queryKey: ['reports'] });
    } else await queries.invalidateQueries({ queryKey: ['managed-character'] });
  };
  const hiding: Act = isHidden ? 'show-character' : 'hide-character';
  return (
    <div className={styles.card}>
      <h3 ref={heading} tabIndex={-1}>
        <Link to="/profile/$characterId" params={{ characterId: String(id) }}>
          {name}
        </Link>
      </h3>
      <p>
        {`Account ${accountId}, since ${formatDay(createdAt)}. ${isHidden ? 'Not on the leaderboards.' : 'On the leaderboards.'}`}
      </p>
      <Stack gap="md">
        <TextInput
          label="New name (if renaming)"
          autoComplete="off"
          spellCheck={false}
          maxLength={NAME_MAX}
          value={newName}
          onChange={({ currentTarget }) => setNewName(currentTarget.value)}
        />
        <Textarea
          label="Reason, shown to its player"
          rows={3}
          maxLength={DECISION_LIMITS.reason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <FaultNotice fault={fault} />
        <div className={styles.buttons}>
          <Button
            loading={acting === 'rename-character'}
            disabled={acting !== null}
            onClick={() => void decide('rename-character')}
          >
            Rename
          </Button>
          <Button
            variant="default"
            loading={acting === hiding}
            disabled={acting !== null}
            onClick={() => void decide(hiding)}
          >
            {isHidden ? 'Put back on the leaderboards' : 'Take off the leaderboards'}
          </Button>
        </div>
      </Stack>
      {decisions.length > 0 && (
        <ul className={styles.texts} aria-label={`Decisions about ${name}`}>
          {decisions.map((decision) => (
            <li key={decision.id}>
              <b>{decidedText(decision)}</b>
              <q>{decision.reason}</q>
              <small>{`${formatMoment(decision.at)}, ${decision.isSeen ? 'read' : 'not read yet'}`}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
