import { Checkbox } from '@mantine/core';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { chronicleKey, type useChronicle } from '../../features/chronicle/use-chronicle.ts';
import { sharedChronicleKey } from '../../features/chronicle/use-shared-chronicle.ts';
import { notify, notifyFailure } from '../../features/notices/notify.ts';
import { call } from '../../lib/api/call.ts';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { formatDay } from '../../lib/format/date.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';
import styles from './ShareSwitch.module.css';

/** The switch with which a player shows a part of the chronicle on the profile. */
export function ShareSwitch({ sharedSince }: Partial<Pick<ChronicleAnswer, 'sharedSince'>>) {
  const queries = useQueryClient();
  const characterId = useCharacter(({ id }) => id);
  /** What the player has chosen and the server has not answered yet. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  // While a host updates its nodes, one of the release before may answer without this field.
  const since = sharedSince ?? null;
  const change = async (isShared: boolean) => {
    setChosen(isShared);
    const outcome = await call('share-chronicle', { isShared });
    if (outcome.ok) {
      const queryKey = chronicleKey(characterId);
      // An answer that is on its way may still have the earlier choice.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<ReturnType<typeof useChronicle>['data']>(queryKey, (old) =>
        old?.ok ? { ...old, answer: { ...old.answer, sharedSince: isShared ? serverNow() : null } } : old,
      );
      queries.removeQueries({ queryKey: sharedChronicleKey(characterId) });
      notify(isShared ? 'Your profile shows it now.' : 'Your profile keeps it to itself now.');
    } else notifyFailure(outcome.failure);
    setChosen(null);
    pressDone();
  };
  return (
    <div className={styles.share}>
      <Checkbox
        label="Show on my profile"
        description="Every player who opens it sees your records, your latest firsts and their dates, how long you have worked, how many enemies you have beaten, your dungeon runs and your gold from sales. What you own, your luck and your days stay private."
        checked={chosen ?? since !== null}
        onChange={({ currentTarget }) => {
          if (chosen === null) void change(currentTarget.checked);
        }}
      />
      <p>
        <Link to="/profile/$characterId" params={{ characterId: String(characterId) }}>
          See your profile
        </Link>
        {since !== null && <span>{`Shown since ${formatDay(since)}`}</span>}
      </p>
    </div>
  );
}
