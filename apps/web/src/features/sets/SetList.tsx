import { Button } from '@mantine/core';
import { SAVED_SETS } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { takeFocus } from '../../ui/components/take-focus.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { AfterThis } from '../plan/AfterThis.tsx';
import styles from './SetsDialog.module.css';
import { notWornLines, setContents, setNote } from './set-texts.ts';
import { type SetEntry, useSavedSets, useWearSet } from './use-saved-sets.ts';

/** What a player does with one of the sets. */
export type SetTask = 'replace' | 'rename' | 'delete';

interface SetListProps {
  /** The place of the set from which the player comes back, which takes the focus. Null for none. */
  readonly leftSlot: number | null;
  readonly onSave: () => void;
  readonly onTask: (task: SetTask, slot: number) => void;
  readonly onDone: () => void;
}

/** All sets, with what is in them and all that can be done with each. */
export function SetList({ leftSlot, onSave, onTask, onDone }: SetListProps) {
  const entries = useSavedSets();
  const isFull = entries.length >= SAVED_SETS;
  const isLeftGone = leftSlot !== null && entries.every(({ set }) => set.slot !== leftSlot);
  return (
    <div className={styles.list}>
      {entries.length === 0 ? (
        <p className={styles.dim}>No set is saved yet.</p>
      ) : (
        <ul className={styles.sets}>
          {entries.map((entry) => (
            <SetRow
              key={entry.set.slot}
              entry={entry}
              takesFocus={entry.set.slot === leftSlot}
              onTask={onTask}
              onDone={onDone}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={styles.dim}>{`All ${SAVED_SETS} sets are taken. Replace or delete one of them.`}</p>
      ) : (
        <Button
          ref={isLeftGone ? takeFocus : undefined}
          leftSection={<Glyph name="save" size={18} />}
          onClick={onSave}
        >
          Save what I wear
        </Button>
      )}
    </div>
  );
}

interface SetRowProps extends Pick<SetListProps, 'onTask' | 'onDone'> {
  readonly entry: SetEntry;
  readonly takesFocus: boolean;
}

function SetRow({ entry: { set, outcome }, takesFocus, onTask, onDone }: SetRowProps) {
  const world = useWorld();
  const { wear, pending } = useWearSet(set);
  const { name, slot } = set;
  const missing = outcome.isWorn ? [] : notWornLines(outcome.notWorn, world);
  const task = (kind: SetTask, label: string) => (
    <Button variant="default" aria-label={`${label}: ${name}`} onClick={() => onTask(kind, slot)}>
      {label}
    </Button>
  );
  return (
    <li>
      <p className={styles.head}>
        <b>{name}</b>
        <small translate="no">{setNote(set, outcome, world)}</small>
      </p>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <details className={styles.details}>
        <summary>
          <span>What is in it</span>
          <span className="visually-hidden">{`: ${name}`}</span>
        </summary>
        {setContents(set, world).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
      <div className={styles.tools}>
        <CommandButton
          ref={takesFocus ? takeFocus : null}
          loading={pending}
          aria-label={`Wear: ${name}`}
          onClick={() => void wear()}
        >
          Wear
        </CommandButton>
        <AfterThis steps={[{ name: 'wear', input: { slot } }]} onPlanned={onDone} />
        {task('replace', 'Replace')}
        {task('rename', 'Rename')}
        {task('delete', 'Delete')}
      </div>
    </li>
  );
}
