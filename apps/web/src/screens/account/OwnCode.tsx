import { useQuery } from '@tanstack/react-query';
import { secondFactorQuery } from '../../features/accounts/account-queries.ts';
import { CodeField, codeValue } from '../../features/accounts/CodeField.tsx';

/**
 * A field for a code of the authenticator app, in forms that change the account. Renders nothing for accounts
 * without an app.
 */
export function OwnCode() {
  const { data } = useQuery(secondFactorQuery);
  return data?.ok && data.answer.enabled ? (
    <CodeField description="Of your app, or a recovery code." />
  ) : null;
}

/** The part of a call's input that comes from `OwnCode`. */
export const ownCodeInput = (form: FormData): { readonly code?: string } =>
  form.has('code') ? { code: codeValue(form) } : {};
