import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { type Fault, faultOf } from './fault.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { typed } from './use-submission.ts';

const PASSWORD = 'new-password';
const CONFIRMATION = 'confirmation';
const MISMATCH = 'Passwords do not match.';

/** More than the server takes is cut by nobody: it says so. */
const HINT = 'At least 8 characters. The longer, the better; a sentence will do.';

interface NewPasswordProps {
  /** What the first of the two fields is called. */
  readonly label: string;
}

/** A password that is being chosen: typed twice, with advice on how strong it is. Read by `chosenPassword`. */
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

/** The password that a form with `NewPassword` holds, or what is wrong with it. */
export function chosenPassword(form: FormData): { readonly password: string } | { readonly fault: Fault } {
  const password = typed(form, PASSWORD);
  return password === typed(form, CONFIRMATION) ? { password } : { fault: faultOf(MISMATCH) };
}
