import { Alert, Button, TextInput } from '@mantine/core';
import { characterNameFaults, FAULTS, NAME_MAX, NAME_MIN } from '@slumberfell/protocol';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Face } from '../../ui/pictures/Face.tsx';
import styles from './CreateCharacterDialog.module.css';
import { creationFaults } from './creation-faults.ts';
import { FaceChoice } from './FaceChoice.tsx';

interface CreateCharacterDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called after the server has created the character. It resolves when the slot shows the character. */
  readonly onCreated: () => Promise<void>;
}

/**
 * The form for a name and a face (specification 5.28). While the player types, the page checks the length and
 * the characters of the name; only the server knows whether the name is taken.
 */
export function CreateCharacterDialog({ opened, onClose, onCreated }: CreateCharacterDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Create your character" size={860} className="sheet">
      <CreateForm onCreated={onCreated} />
    </Dialog>
  );
}

function CreateForm({ onCreated }: Pick<CreateCharacterDialogProps, 'onCreated'>) {
  const [name, setName] = useState('');
  const [appearanceId, setAppearanceId] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const trimmed = name.trim();
  const [fault = null] = characterNameFaults(trimmed);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (appearanceId === null || fault !== null) return;
    setPending(true);
    setRefusals([]);
    const outcome = await call('create-character', { name: trimmed, appearanceId });
    if (outcome.ok) await onCreated();
    else setRefusals(creationFaults(outcome.failure));
    setPending(false);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void create(event)}>
      <div className={styles.who}>
        <span className={styles.face}>
          {appearanceId === null ? <Glyph name="visored-helm" /> : <Face appearanceId={appearanceId} />}
        </span>
        <div>
          <TextInput
            label="Name"
            description={`${NAME_MIN} to ${NAME_MAX} letters, digits, spaces or _`}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={name === '' || fault === null ? null : FAULTS[fault]}
            maxLength={64}
            autoComplete="off"
            data-autofocus
          />
          {refusals.length > 0 && (
            <Alert color="blood" variant="light" role="alert" mt="sm">
              {refusals.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Alert>
          )}
          <Button
            type="submit"
            fullWidth
            mt="md"
            loading={pending}
            disabled={appearanceId === null || fault !== null}
          >
            Create
          </Button>
          <p className={styles.hint}>{appearanceId === null ? FAULTS['appearance/missing'] : ''}</p>
        </div>
      </div>
      <FaceChoice chosen={appearanceId} onChoose={setAppearanceId} />
    </form>
  );
}
