import { Button } from '@mantine/core';
import { useAsked } from '../../features/character/ask-ending.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { useLastShown } from '../../ui/components/use-last-shown.ts';
import styles from './EndingDialog.module.css';

/** Asks before a press ends something of worth. Closing the dialog keeps it. */
export function EndingDialog() {
  const asked = useAsked();
  const shown = useLastShown(asked);
  return (
    <Dialog
      className="sheet"
      opened={asked !== null}
      onClose={() => asked?.answer(false)}
      title="Are you sure?"
      size={460}
      zIndex={250}
    >
      {shown && <Question key={shown.sentence} asked={shown} />}
    </Dialog>
  );
}

function Question({ asked }: { readonly asked: NonNullable<ReturnType<typeof useAsked>> }) {
  const startAt = useCharacter(({ shown }) => shown.action?.startAt ?? null);
  const isOver = startAt !== asked.startAt;
  return (
    <div className={styles.question}>
      <p role="alert">
        <b>{isOver ? 'It has already ended by itself.' : asked.sentence}</b>
      </p>
      <p>You keep what it has brought so far.</p>
      <div className={styles.choices}>
        <Button data-autofocus variant="default" onClick={() => asked.answer(false)}>
          Keep it
        </Button>
        <CommandButton color="blood" variant="outline" disabled={isOver} onClick={() => asked.answer(true)}>
          {asked.confirm}
        </CommandButton>
      </div>
    </div>
  );
}
