import { Button, Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AlternativeLink } from '../../features/accounts/AlternativeLink.tsx';
import { CodeField, codeValue } from '../../features/accounts/CodeField.tsx';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { keptInvite } from '../../features/accounts/kept-invite.ts';
import { redirectTarget } from '../../features/accounts/redirect-target.ts';
import { fieldValue, useSubmission } from '../../features/accounts/use-submission.ts';
import { hindranceOf } from '../../features/accounts/who-may-come.ts';
import { gamePaths } from '../../features/navigation/game-paths.ts';
import { call } from '../../lib/api/call.ts';
import { publicSettings } from '../../lib/api/public-settings.ts';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { loginFault } from './login-fault.ts';

/** Links for visitors without an account, as far as the host lets them make one. */
function NewHere() {
  const { data: settings = null } = useQuery({ queryKey: ['public-settings'], queryFn: publicSettings });
  if (hindranceOf(settings, keptInvite() !== null) !== null) return null;
  return (
    <AlternativeLink>
      New here? <Link to="/account/register">Register</Link>
      {settings?.guests !== false && (
        <>
          {' or '}
          <Link to="/account/guest-register">Play as Guest</Link>
        </>
      )}
    </AlternativeLink>
  );
}

/** The form to log in with an e-mail address or a guest's username (specification 5.27, 8.3). */
export function LoginScreen() {
  const router = useRouter();
  const queries = useQueryClient();
  const [asksCode, setAsksCode] = useState(false);
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    const outcome = await call('login', {
      email: fieldValue(form, 'email').trim(),
      password: fieldValue(form, 'password'),
      rememberMe: form.has('remember'),
      ...(asksCode && { code: codeValue(form) }),
    });
    if (!outcome.ok) {
      if (outcome.failure.code !== 'account/code-needed') return loginFault(outcome.failure);
      setAsksCode(true);
      return null;
    }
    queries.clear();
    router.history.push(redirectTarget(outcome.answer.redirectTo, gamePaths(router)) ?? '/home');
    return null;
  });
  return (
    <PublicPage title="Log In">
      <form method="post" onSubmit={onSubmit}>
        <Stack gap="md">
          <TextInput
            label="E-mail or guest username"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
            // Hides the field for the code: the typed name may be that of an account without an authenticator
            // app.
            onChange={() => setAsksCode(false)}
          />
          <PasswordInput label="Password" name="password" autoComplete="current-password" required />
          {asksCode && <CodeField urgent description="From your authenticator app, or a recovery code." />}
          <Checkbox label="Remember me" name="remember" defaultChecked />
          <FaultNotice fault={fault} />
          <Button type="submit" size="md" fullWidth loading={pending}>
            Log In
          </Button>
        </Stack>
      </form>
      <AlternativeLink>
        <Link to="/account/forgot-password">Forgot your password?</Link>
      </AlternativeLink>
      <NewHere />
    </PublicPage>
  );
}
