import { Button, Group } from '@mantine/core';
import { type PlanStep, withLimit } from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { LimitFields } from './LimitFields.tsx';
import { choiceFor, choiceOf, limitOfChoice } from './limit-choice.ts';
import styles from './PlanScreen.module.css';

interface EditStepProps {
  readonly step: PlanStep;
  /** What the step does, with a capital letter. */
  readonly words: string;
  /** When it begins, epoch ms; null while it is not known. */
  readonly begins: number | null;
  readonly isPending: boolean;
  readonly onChange: (step: PlanStep) => void;
}

/** The words of a step, as a button that changes how far it goes where it stands. */
export function EditStep({ words, ...form }: EditStepProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.edit} data-edit onClick={() => setIsOpen(true)}>
        {words}
      </button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={words}>
        <Form
          {...form}
          onBack={() => setIsOpen(false)}
          onChange={(changed) => {
            setIsOpen(false);
            form.onChange(changed);
          }}
        />
      </Dialog>
    </>
  );
}

interface FormProps extends Omit<EditStepProps, 'words'> {
  readonly onBack: () => void;
}

function Form({ step, begins, isPending, onChange, onBack }: FormProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const [choice, setChoice] = useState(() => choiceOf(step, world));
  const limit = limitOfChoice(choiceFor(choice, step, shown, world), begins);
  return (
    <>
      <div className={styles.add}>
        <LimitFields step={step} choice={choice} begins={begins} onChoose={setChoice} />
      </div>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onBack}>
          Cancel
        </Button>
        <CommandButton
          loading={isPending}
          refusal={limit === null ? 'It is not known yet when this begins.' : null}
          onClick={() => limit && onChange(withLimit(step, limit, world))}
        >
          Change it
        </CommandButton>
      </Group>
    </>
  );
}
