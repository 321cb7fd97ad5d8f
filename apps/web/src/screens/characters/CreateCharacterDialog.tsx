import { Alert, Button, TextInput } from '@mantine/core';
import type { Appearance } from '@slumberfell/engine';
import { characterNameFaults, FAULTS, NAME_MAX, NAME_MIN } from '@slumberfell/protocol';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call, type Failure } from '../../lib/api/call.ts';
import { loadWorld } from '../../lib/static-data/load.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Face } from '../../ui/pictures/Face.tsx';
import styles from './CreateCharacterDialog.module.css';
import { creationFaults, NO_FAULTS } from './creation-faults.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { numberedName, suggestedName } from './suggested-name.ts';

/** How many names the page tries when the server refuses its suggestion. */
const TRIES = 5;

interface CreateCharacterDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called after the server has created the character. It resolves when the page has opened the game. */
  readonly onCreated: () => Promise<void>;
}

/**
 * The form for a name and a face (specification 5.28). Both are filled in, so that one press creates the
 * character. While the player types, the page checks the length and the characters of the name; only the
 * server knows whether the name is taken, and which names its host does not allow.
 */
export function CreateCharacterDialog({ opened, onClose, onCreated }: CreateCharacterDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Create your character" size={860} className="sheet">
      <WithAppearances>
        {(appearances) => <CreateForm appearances={appearances} onCreated={onCreated} />}
      </WithAppearances>
    </Dialog>
  );
}

interface WithAppearancesProps {
  readonly children: (appearances: readonly Appearance[]) => React.ReactNode;
}

/** Loads the faces. They are part of the world, which the loading screen has loaded in most cases. */
function WithAppearances({ children }: WithAppearancesProps) {
  const world = useQuery({ queryKey: ['world'], queryFn: loadWorld });
  if (!world.data) return <LoadingState label="Holding up the lantern…" />;
  if (!world.data.ok) {
    const again = <Button onClick={() => void world.refetch()}>Try again</Button>;
    return (
      <ErrorState title="No faces to be seen." action={again}>
        {world.data.failure.message}
      </ErrorState>
    );
  }
  return children(world.data.answer.sets.appearances);
}

interface CreateFormProps extends Pick<CreateCharacterDialogProps, 'onCreated'> {
  readonly appearances: readonly Appearance[];
}

function CreateForm({ appearances, onCreated }: CreateFormProps) {
  const isPhone = useIsPhone();
  const [name, setName] = useState(() => suggestedName(Math.random));
  const [isSuggested, setIsSuggested] = useState(true);
  const [appearanceId, setAppearanceId] = useState<number | null>(
    () => appearances[Math.floor(Math.random() * appearances.length)]?.id ?? null,
  );
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const field = useRef<HTMLInputElement>(null);
  const trimmed = name.trim();
  const [fault = null] = characterNameFaults(trimmed);

  const suggest = () => {
    setName(suggestedName(Math.random));
    setIsSuggested(true);
    setFaults(NO_FAULTS);
  };
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (appearanceId === null || fault !== null) return;
    setPending(true);
    setFaults(NO_FAULTS);
    const failure = await createWith(trimmed, appearanceId, isSuggested, setName);
    if (failure === null) await onCreated();
    else {
      const found = creationFaults(failure);
      setFaults(found);
      // On phones the focus would open the keyboard over the sentence.
      if (found.name !== null && !isPhone) field.current?.focus();
    }
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
            ref={field}
            label="Name"
            description={`${NAME_MIN} to ${NAME_MAX} letters, digits, spaces or _`}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setIsSuggested(false);
              setFaults((before) => ({ ...before, name: null }));
            }}
            // Typing replaces the suggestion.
            onFocus={(event) => event.currentTarget.select()}
            error={faults.name ?? (name === '' || fault === null ? null : FAULTS[fault])}
            // A refusal of the server comes while the player waits, so it is read out.
            errorProps={faults.name === null ? {} : { role: 'alert' }}
            maxLength={64}
            autoComplete="off"
            // On phones the focus would open the keyboard over the button that creates the character.
            data-autofocus={isPhone ? undefined : true}
          />
          <Button variant="subtle" size="compact-sm" mt={6} onClick={suggest}>
            Suggest another name
          </Button>
          {faults.others.length > 0 && (
            <Alert color="blood" variant="light" role="alert" mt="sm">
              {faults.others.map((sentence) => (
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
            data-autofocus={isPhone ? true : undefined}
            aria-current="step"
          >
            Create
          </Button>
          <p className={styles.hint}>{appearanceId === null ? FAULTS['appearance/missing'] : ''}</p>
        </div>
      </div>
      <FaceChoice appearances={appearances} chosen={appearanceId} onChoose={setAppearanceId} />
    </form>
  );
}

/**
 * Creates the character. When a suggested name is taken, or the host does not allow it, it tries other
 * suggestions: the player has asked for no certain name.
 * @returns the failure, or null when the character exists
 */
async function createWith(
  wanted: string,
  appearanceId: number,
  isSuggested: boolean,
  onName: (name: string) => void,
): Promise<Failure | null> {
  let name = wanted;
  for (let tries = 1; ; tries++) {
    const outcome = await call('create-character', { name, appearanceId });
    if (outcome.ok) return null;
    if (!isSuggested || !isAboutName(outcome.failure) || tries === TRIES) return outcome.failure;
    name = tries < 3 ? suggestedName(Math.random) : numberedName(Math.random);
    onName(name);
  }
}

const isAboutName = ({ code }: Failure): boolean => code?.startsWith('character/name-') === true;
