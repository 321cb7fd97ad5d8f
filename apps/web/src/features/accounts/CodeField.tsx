import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { fieldValue } from './use-submission.ts';

interface CodeFieldProps {
  readonly description?: string;
  /**
   * True when the server has refused the request only because the code was missing. The field then takes the
   * focus.
   */
  readonly urgent?: boolean;
}

/** A field for the code of an authenticator app. Browsers and password managers can fill it in. */
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

/** The code that the player has typed, without spaces: some apps show their codes with spaces. */
export const codeValue = (form: FormData): string => fieldValue(form, 'code').replaceAll(/\s/g, '');
