import { Alert, Button, Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { Doorstep } from '../../house/Doorstep.tsx';
import styles from './LoginScreen.module.css';

/** Log in with an e-mail address or a guest's username (spec sections 5 and 8). */
export function LoginScreen() {
  const router = useRouter();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(true);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setRefusal(null);
    const outcome = await call('login', { email: email.trim(), password, rememberMe });
    setPending(false);
    if (!outcome.ok) return setRefusal(outcome.failure.message);
    queries.clear();
    router.history.push(placeInside(outcome.answer.redirectTo) ?? '/home');
  };

  return (
    <Doorstep title="Log In">
      <form onSubmit={(event) => void logIn(event)}>
        <Stack gap="md">
          <TextInput
            label="E-mail or guest username"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Checkbox
            label="Remember me"
            checked={rememberMe}
            onChange={(event) => setRememberMe(event.currentTarget.checked)}
          />
          {refusal && (
            <Alert color="blood" variant="light" role="alert">
              {refusal}
            </Alert>
          )}
          <Button type="submit" size="md" fullWidth loading={pending} disabled={!email.trim() || !password}>
            Log In
          </Button>
          <p className={styles.other}>
            New here? <Link to="/account/guest-register">Play as Guest</Link>
          </p>
        </Stack>
      </form>
    </Doorstep>
  );
}

/** Where the server sends the player, if that is a path of ours. */
const placeInside = (path: string | null): string | null =>
  path?.startsWith('/') && !path.startsWith('//') ? path : null;
