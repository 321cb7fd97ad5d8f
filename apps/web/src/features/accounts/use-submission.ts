import { type FormEvent, useState } from 'react';
import type { Fault } from './fault.ts';

interface Submission {
  readonly pending: boolean;
  readonly fault: Fault | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Submits a form. On submit, the values are read from the form element and not from React's state, because a
 * password manager may fill in a field without an event that React receives.
 * @param send returns the fault to show, or null when the server has accepted the form
 */
export function useSubmission(send: (form: FormData) => Promise<Fault | null>): Submission {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    setPending(true);
    setFault(null);
    void send(form).then((found) => {
      setPending(false);
      setFault(found);
    });
  };
  return { pending, fault, onSubmit };
}

/** The value of a form field, by its name. */
export const fieldValue = (form: FormData, name: string): string => String(form.get(name) ?? '');
