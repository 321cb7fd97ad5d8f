import { useQuery } from '@tanstack/react-query';
import { CodeField, typedCode } from '../../features/accounts/CodeField.tsx';
import { secondFactorQuery } from '../../features/accounts/own-queries.ts';

/** Asks for a code of the authenticator app in a form that changes the account; empty for accounts that have none. */
export function OwnCode() {
  const { data } = useQuery(secondFactorQuery);
  return data?.ok && data.answer.enabled ? (
    <CodeField description="Of your app, or a recovery code." />
  ) : null;
}

/** The part of a call's input that `OwnCode` gives. */
export const typedOwnCode = (form: FormData): { readonly code?: string } =>
  form.has('code') ? { code: typedCode(form) } : {};
