import { Button, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Outcome } from '../../lib/api/call.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { notify, notifyFailure } from '../notices/notify.ts';

interface RemoveButtonProps {
  /** What the button does, such as `Withdraw`. */
  readonly label: string;
  /** The entry that it removes, for screen readers. Default: none, when the label says it. */
  readonly entry?: string;
  /** What the page says after it. */
  readonly done: string;
  /** What is lost, which a dialog asks about first. Without it the button removes at once. */
  readonly loss?: string | null;
  readonly disabled?: boolean;
  readonly remove: () => Promise<Outcome<unknown>>;
  /** Updates the list, also after a failure: another administrator may have removed the entry. */
  readonly update: (outcome: Outcome<unknown>) => unknown;
}

/** The button that removes entries of a list in a section. The section's heading gets the focus then. */
export function RemoveButton({
  label,
  entry,
  done,
  loss = null,
  disabled = false,
  remove,
  update,
}: RemoveButtonProps) {
  const [pending, setPending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = async () => {
    // The button goes with its entry, and the focus with it.
    const heading = button.current?.closest('section')?.querySelector<HTMLElement>('h2');
    setIsAsking(false);
    setPending(true);
    const outcome = await remove();
    if (outcome.ok) notify(done);
    else notifyFailure(outcome.failure);
    await update(outcome);
    setPending(false);
    pressDone();
    heading?.focus({ preventScroll: true });
  };
  const name = entry === undefined ? label : `${label}: ${entry}`;
  return (
    <>
      <Button
        ref={button}
        variant="default"
        size="compact-sm"
        loading={pending}
        disabled={disabled}
        aria-label={name}
        onClick={() => (loss === null ? void press() : setIsAsking(true))}
      >
        {label}
      </Button>
      <Dialog opened={isAsking} onClose={() => setIsAsking(false)} title={name} size="sm">
        <p>{loss}</p>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
          <Button color="blood" variant="outline" onClick={() => void press()}>
            {label}
          </Button>
        </Group>
      </Dialog>
    </>
  );
}
