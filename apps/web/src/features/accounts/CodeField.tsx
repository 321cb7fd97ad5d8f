import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { typed } from './use-submission.ts';

interface CodeFieldProps {
  readonly description?: string;
  /** Takes the focus when it comes: what was sent before is waiting for it. */
  readonly urgent?: boolean;
}

/** For the code that an authenticator app shows, which browsers and password managers can fill in. */
export function CodeField({ description, urgent = false }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (urgent) field.current?.focus();
  }, [urgent]);
  return (
    <TextInput
      ref={field}
      label="Code"
      name="code"
      description={description}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={40}
    />
  );
}

/** The code that was typed, without the gaps that apps show it with. */
export const typedCode = (form: FormData): string => typed(form, 'code').replaceAll(/\s/g, '');
