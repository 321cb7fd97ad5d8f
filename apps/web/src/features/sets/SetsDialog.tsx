import { Button } from '@mantine/core';
import { savedSet } from '@slumberfell/engine';
import { useState } from 'react';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { takeFocus } from '../../ui/components/take-focus.ts';
import { useCharacter } from '../character/use-character.ts';
import { DeleteSet } from './DeleteSet.tsx';
import { RenameSet } from './RenameSet.tsx';
import { SaveSet } from './SaveSet.tsx';
import { SetList, type SetTask } from './SetList.tsx';
import styles from './SetsDialog.module.css';

/** The list of the sets, a new set, or a task with the set in a place. */
type View =
  | { readonly kind: 'list'; readonly leftSlot: number | null }
  | { readonly kind: 'save' }
  | { readonly kind: SetTask; readonly slot: number };

const LIST: View = { kind: 'list', leftSlot: null };

const VERBS: Readonly<Record<SetTask, string>> = { replace: 'Replace', rename: 'Rename', delete: 'Delete' };

interface SetsDialogProps {
  /** What the dialog opens with; null while it is closed. */
  readonly opened: 'list' | 'save' | null;
  readonly onClose: () => void;
}

/**
 * The dialog in which sets are saved and changed. One dialog shows the list and each task, because a second
 * dialog would make the screen flicker. Closing a task shows the list again.
 */
export function SetsDialog({ opened, onClose }: SetsDialogProps) {
  const shown = useCharacter((character) => character.shown);
  // Null until the player has gone from what the dialog opened with to something else.
  const [view, setView] = useState<View | null>(null);
  // While the dialog closes, it still shows what it was opened with.
  const [first, setFirst] = useState<'list' | 'save'>('list');
  if (opened !== null && opened !== first) setFirst(opened);
  const now: View = view ?? (first === 'list' ? LIST : { kind: 'save' });
  const set = 'slot' in now ? savedSet(shown, now.slot) : undefined;
  const close = () => {
    setView(null);
    onClose();
  };
  const toList = (leftSlot: number | null) =>
    first === 'list' ? setView({ kind: 'list', leftSlot }) : close();
  const isList = now.kind === 'list' || (now.kind !== 'save' && set === undefined);
  const back = () => toList('slot' in now ? now.slot : null);
  const title = isList
    ? 'Your sets'
    : now.kind === 'save' || set === undefined
      ? 'Save what you wear'
      : `${VERBS[now.kind as SetTask]} ${set.name}`;
  return (
    <Dialog
      className="sheet"
      opened={opened !== null}
      onClose={isList ? close : back}
      title={title}
      size={560}
      closeButtonProps={{ 'aria-label': isList || first === 'save' ? 'Close' : 'Back to your sets' }}
    >
      {!isList && first === 'list' && (
        <Button ref={takeFocus} variant="subtle" size="compact-md" className={styles.back} onClick={back}>
          ← Your sets
        </Button>
      )}
      {isList ? (
        <SetList
          leftSlot={now.kind === 'list' ? now.leftSlot : null}
          onSave={() => setView({ kind: 'save' })}
          onTask={(kind, slot) => setView({ kind, slot })}
          onDone={close}
        />
      ) : now.kind === 'save' ? (
        <SaveSet replaced={null} onSaved={toList} />
      ) : (
        set !== undefined && (
          <>
            {now.kind === 'replace' && <SaveSet replaced={set} onSaved={toList} />}
            {now.kind === 'rename' && <RenameSet set={set} onRenamed={back} />}
            {now.kind === 'delete' && <DeleteSet set={set} onBack={back} onDeleted={back} />}
          </>
        )
      )}
    </Dialog>
  );
}
