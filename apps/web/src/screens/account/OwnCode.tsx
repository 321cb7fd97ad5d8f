import { useQuery } from '@tanstack/react-query';
import { secondFactorQuery } from '../../features/accounts/account-queries.ts';
import { CodeField, codeValue } from '../../features/accounts/CodeField.tsx';

/**
 * A field for the second factor, in forms that change the account. Renders nothing when the account has no
 * authenticator app.
 */
export function OwnCode() {
  const { data } = useQuery(secondFactorQuery);
  return data?.ok && data.answer.enabled ? (
    <CodeField description="From your app, or a recovery code." />
  ) : null;
}

/**
 * The input `code` of a call, read from the field of `OwnCode`; an empty object when the form does not have
 * that field.
 */
export const ownCodeInput = (form: FormData): { readonly code?: string } =>
  form.has('code') ? { code: codeValue(form) } : {};
