import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { type Fault, faultOf } from './fault.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { fieldValue } from './use-submission.ts';

const PASSWORD = 'new-password';
const CONFIRMATION = 'confirmation';
const MISMATCH = 'Passwords do not match.';

/**
 * The password field has no maximum length, because the browser would cut a long password without a message.
 * For a password that is too long, the server returns an error.
 */
const HINT = 'At least 8 characters. The longer, the better; a sentence will do.';

interface NewPasswordProps {
  /** Label of the first field; the second field repeats the password. */
  readonly label: string;
}

/**
 * A field for a new password with its strength, and a field that repeats the password. `chosenPassword`
 * reads both.
 */
export function NewPassword({ label }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [left, setLeft] = useState(false);
  const differs = left && confirmation !== '' && confirmation !== password;
  return (
    <>
      <div>
        <PasswordInput
          label={label}
          name={PASSWORD}
          description={HINT}
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordInput
        label="Confirm password"
        name={CONFIRMATION}
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        error={differs && MISMATCH}
      />
    </>
  );
}

/** The password in a form with `NewPassword`; the fault to show when its two fields differ. */
export function chosenPassword(form: FormData): { readonly password: string } | { readonly fault: Fault } {
  const password = fieldValue(form, PASSWORD);
  return password === fieldValue(form, CONFIRMATION) ? { password } : { fault: faultOf(MISMATCH) };
}
