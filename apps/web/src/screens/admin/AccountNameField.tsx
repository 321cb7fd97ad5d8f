import { TextInput } from '@mantine/core';
import { type Fault, faultOf } from '../../features/accounts/fault.ts';
import { fieldValue } from '../../features/accounts/use-submission.ts';

/**
 * Field for an account's name. It does not have the attribute `required`, because the page shows its own
 * sentence for an empty name.
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

/** The typed name without spaces around it, or the fault to show when it is empty. */
export function accountNameInput(form: FormData): { readonly name: string } | { readonly fault: Fault } {
  const name = fieldValue(form, 'name').trim();
  return name === '' ? { fault: faultOf('Please enter a username or email.') } : { name };
}
