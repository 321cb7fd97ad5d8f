import { Button, Group } from '@mantine/core';
import { type PlanStep, withLimit } from '@slumberfell/engine';
import { useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { choiceOf, LimitFields, limitOfChoice } from './LimitFields.tsx';
import styles from './PlanScreen.module.css';

interface EditStepProps {
  readonly step: PlanStep;
  /** What the step does, with a capital letter. */
  readonly words: string;
  readonly isPending: boolean;
  readonly onChange: (step: PlanStep) => void;
}

/** The words of a step, as a button that changes how far it goes where it stands. */
export function EditStep({ step, words, isPending, onChange }: EditStepProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.edit} onClick={() => setIsOpen(true)}>
        {words}
      </button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={words}>
        <Form
          step={step}
          isPending={isPending}
          onBack={() => setIsOpen(false)}
          onChange={(changed) => {
            setIsOpen(false);
            onChange(changed);
          }}
        />
      </Dialog>
    </>
  );
}

interface FormProps extends Omit<EditStepProps, 'words'> {
  readonly onBack: () => void;
}

function Form({ step, isPending, onChange, onBack }: FormProps) {
  const world = useWorld();
  const [choice, setChoice] = useState(() => choiceOf(step));
  const limit = limitOfChoice(step, choice);
  return (
    <>
      <div className={styles.add}>
        <LimitFields step={step} choice={choice} onChoose={setChoice} />
      </div>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onBack}>
          Cancel
        </Button>
        <CommandButton loading={isPending} onClick={() => limit && onChange(withLimit(step, limit, world))}>
          Change it
        </CommandButton>
      </Group>
    </>
  );
}
