import { type SavedSet, SET_NAME_MAX } from '@slumberfell/engine';
import { type FormEvent, useState } from 'react';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { NameField, nameFault } from '../../ui/components/NameField.tsx';
import { useCommands } from '../character/use-commands.ts';
import styles from './SetsDialog.module.css';

interface RenameSetProps {
  readonly set: SavedSet;
  readonly onRenamed: () => void;
}

/** The form that gives a set another name. */
export function RenameSet({ set, onRenamed }: RenameSetProps) {
  const [name, setName] = useState(set.name);
  const { run, pending } = useCommands();
  const fault = nameFault(name, SET_NAME_MAX);
  const rename = async (event?: FormEvent) => {
    event?.preventDefault();
    if (fault !== null) return;
    if (await run({ name: 'rename-set', input: { slot: set.slot, name: name.trim() } })) onRenamed();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void rename(event)}>
      <NameField isFirst max={SET_NAME_MAX} name={name} onChange={setName} />
      <CommandButton loading={pending} refusal={fault} onClick={() => void rename()}>
        Rename
      </CommandButton>
    </form>
  );
}
