import { TextInput } from '@mantine/core';
import { type Fault, faultOf } from '../../features/accounts/fault.ts';
import { fieldValue } from '../../features/accounts/use-submission.ts';

/**
 * Field for an account's name. It is not `required`, because the page shows its own sentence for an empty
 * name.
 */
export const AccountNameField = () => (
  <TextInput
    label="Username or e-mail"
    name="name"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
  />
);

/** The typed name, or the fault to show. */
export function accountNameInput(form: FormData): { readonly name: string } | { readonly fault: Fault } {
  const name = fieldValue(form, 'name').trim();
  return name === '' ? { fault: faultOf('Please enter a username or email.') } : { name };
}
