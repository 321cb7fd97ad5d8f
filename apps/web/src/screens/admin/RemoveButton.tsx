import { Button } from '@mantine/core';
import { useState } from 'react';
import { notify, notifyFailure } from '../../features/notices/notify.ts';
import type { Outcome } from '../../lib/api/call.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';

interface RemoveButtonProps {
  /** What the button does, such as `Withdraw`. */
  readonly label: string;
  /** The entry that it removes, for screen readers. */
  readonly entry: string;
  /** What the page says after it. */
  readonly done: string;
  readonly remove: () => Promise<Outcome<unknown>>;
  /** Fetches the list again, also after a failure: another administrator may have removed the entry. */
  readonly refetch: () => Promise<void>;
}

/** The button that removes an entry of a list in a section. The section's heading gets the focus then. */
export function RemoveButton({ label, entry, done, remove, refetch }: RemoveButtonProps) {
  const [pending, setPending] = useState(false);
  const press = async (section: Element | null) => {
    setPending(true);
    const outcome = await remove();
    if (outcome.ok) notify(done);
    else notifyFailure(outcome.failure);
    await refetch();
    setPending(false);
    pressDone();
    // The button goes with its entry, and the focus with it.
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={pending}
      aria-label={`${label}: ${entry}`}
      onClick={({ currentTarget }) => void press(currentTarget.closest('section'))}
    >
      {label}
    </Button>
  );
}
