import { type FormEvent, useState } from 'react';
import type { Fault } from './fault.ts';

interface Submission {
  readonly pending: boolean;
  readonly fault: Fault | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form. Its fields are read from the form itself when it is sent: that is what password managers have filled in,
 * whether or not they told the page.
 * @param send answers what is wrong, or null when it was accepted
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

/** What was typed into a field, by its name. */
export const typed = (form: FormData, name: string): string => String(form.get(name) ?? '');
