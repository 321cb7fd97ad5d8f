import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { notify } from '../notices/notify.ts';
import { Acceptance, NOTHING_ACCEPTED } from './Acceptance.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { forgetInvite } from './kept-invite.ts';
import { chosenPassword, NewPassword } from './NewPassword.tsx';
import { registerFault } from './register-fault.ts';
import { fieldValue, useSubmission } from './use-submission.ts';

interface RegisterFormProps {
  /**
   * Whether the form asks the player to accept the terms; false for guests, who have accepted them already.
   */
  readonly asksAcceptance: boolean;
  /** The token of the invite that a new account needs. */
  readonly invite?: string | undefined;
}

/**
 * Registers an account with an e-mail address (specification 5.21). If the browser is logged in as a guest,
 * the guest's account becomes a registered account and keeps its character.
 */
export function RegisterForm({ asksAcceptance, invite }: RegisterFormProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [accepted, setAccepted] = useState(NOTHING_ACCEPTED);
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    const chosen = chosenPassword(form);
    if ('fault' in chosen) return chosen.fault;
    const email = fieldValue(form, 'email').trim();
    const outcome = await call('register', {
      username: email,
      password: chosen.password,
      isPersistent: form.has('remember'),
      isGuest: false,
      validationRequested: true,
      invite,
    });
    if (!outcome.ok) return registerFault(outcome.failure);
    queries.clear();
    notify(`A letter is on its way to ${email}. Its link validates your address.`);
    await navigate({ to: '/loading' });
    forgetInvite();
    return null;
  });
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack gap="md">
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
        />
        <NewPassword label="Password" />
        <Checkbox label="Remember me" name="remember" defaultChecked />
        {asksAcceptance && <Acceptance accepted={accepted} onChange={setAccepted} />}
        <FaultNotice fault={fault} />
        <Button
          type="submit"
          size="md"
          fullWidth
          loading={pending}
          disabled={asksAcceptance && !(accepted.terms && accepted.single)}
        >
          Register
        </Button>
      </Stack>
    </form>
  );
}
