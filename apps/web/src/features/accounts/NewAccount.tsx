import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { publicSettings } from '../../lib/api/public-settings.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { waitOf } from './fault.ts';
import { keptInvite } from './kept-invite.ts';
import { HINDRANCE_TEXTS, hindranceOf } from './who-may-come.ts';

interface NewAccountProps {
  /** Whether the account is that of a guest. */
  readonly isGuest?: boolean;
  /** Renders the form. `invite` is the token to register with; undefined where none is needed. */
  readonly children: (invite: string | undefined) => ReactNode;
}

/**
 * The form of a new account, if the host's settings allow one, and if the invite is valid with which the
 * visitor has come. Otherwise a notice that says why not, and what the visitor can do.
 */
export function NewAccount({ isGuest = false, children }: NewAccountProps) {
  const settings = useQuery({ queryKey: ['public-settings'], queryFn: publicSettings });
  const invite = keptInvite();
  const needsInvite = settings.data?.registration === 'invite';
  const valid = useQuery({
    queryKey: ['invite', invite],
    queryFn: () => call('check-invite', invite ?? ''),
    enabled: needsInvite && invite !== null,
    gcTime: 0,
  });
  if (settings.isPending) return <LoadingState label="Knocking at the door…" />;
  const hindrance = hindranceOf(settings.data ?? null, invite !== null);
  if (hindrance !== null)
    return (
      <EmptyState title="The door is shut." action={<PrimaryLink to="/account/login">Log In</PrimaryLink>}>
        {HINDRANCE_TEXTS[hindrance]}
      </EmptyState>
    );
  if (isGuest && settings.data?.guests === false)
    return (
      <EmptyState title="No guests here." action={<PrimaryLink to="/account/register">Register</PrimaryLink>}>
        On this server every player has an account with an e-mail address.
      </EmptyState>
    );
  if (!needsInvite || invite === null) return children(undefined);
  if (!valid.data) return <LoadingState label="Reading your invitation…" />;
  if (!valid.data.ok) {
    const { failure } = valid.data;
    return (
      <ErrorState
        title="This invitation does not open the door."
        action={
          failure.code !== 'invite/unknown' && <Button onClick={() => void valid.refetch()}>Try again</Button>
        }
      >
        {[failureText(failure), ...waitOf(failure)].join(' ')}
      </ErrorState>
    );
  }
  return (
    <Stack gap="md">
      <p>{`Your invitation is good until ${formatMoment(valid.data.answer.endsAt)}.`}</p>
      {children(invite)}
    </Stack>
  );
}
