import { TextInput } from '@mantine/core';
import { type Fault, faultOf } from '../../features/accounts/fault.ts';
import { typed } from '../../features/accounts/use-submission.ts';

/** Whose account an administrator means. Empty ones are told of in our words, not the browser's. */
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

/** The name that was typed, or what is wrong with it. */
export function typedAccountName(form: FormData): { readonly name: string } | { readonly fault: Fault } {
  const name = typed(form, 'name').trim();
  return name === '' ? { fault: faultOf('Please enter a username or email.') } : { name };
}
