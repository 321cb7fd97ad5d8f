import { Button } from '@mantine/core';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { openCharacter, refetchLayout } from '../../features/character/open.ts';
import { PROTOCOL_TEXTS } from '../../features/character/protocol-texts.ts';
import { useCharacterState } from '../../features/character/use-character.ts';
import type { Failure } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { watchTyping } from '../../lib/reload/unfinished.ts';
import { serverName } from '../../lib/server-look.ts';
import { loadWorld } from '../../lib/static-data/load.ts';
import { ErrorState } from '../../ui/components/StateNotice.tsx';
import styles from './GameLayout.module.css';
import { GameShell } from './GameShell.tsx';
import { LoadingGate } from './LoadingGate.tsx';

watchTyping();

/**
 * Whether the server has answered with a failure; the page then opens the landing page (specification 8.1,
 * 8.2). Without an answer it does not, because the landing page could not be loaded either. A missing login
 * (`request/not-authenticated`) is handled by `call`.
 */
const isRefused = ({ status, code }: Failure): boolean =>
  status !== 0 && code !== 'request/not-authenticated';

/**
 * The layout of all screens of the game. It opens the world and the character, and renders a screen when both
 * have loaded. Inside it, `useWorld` and `useCharacter` always return a value.
 */
export function GameLayout() {
  const navigate = useNavigate();
  const [hasWorld, setHasWorld] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const hasCharacter = useCharacterState((state) => state.character !== null);
  const protocol = useCharacterState((state) => state.protocol);

  const fail = useCallback(
    (failed: Failure) => {
      if (failed.status === 400) void navigate({ to: '/characters' });
      else if (failed.code !== 'request/not-authenticated') setFailure(failed);
    },
    [navigate],
  );
  const openWorld = useCallback(async () => {
    const outcome = await loadWorld();
    // React renders a transition in parts and handles input between them. The first render of a screen is the
    // longest task of the page.
    if (outcome.ok) startTransition(() => setHasWorld(true));
    else if (isRefused(outcome.failure)) void navigate({ to: '/', search: { failed: true }, replace: true });
    else fail(outcome.failure);
  }, [fail, navigate]);

  useEffect(() => void openWorld(), [openWorld]);
  useEffect(() => openCharacter(fail), [fail]);

  if (hasWorld && hasCharacter) {
    return (
      <GameShell>
        <Outlet />
      </GameShell>
    );
  }
  if (protocol !== 'same') return <ProtocolNotice words={PROTOCOL_TEXTS[protocol]} />;
  if (!failure) return <LoadingGate />;
  const tryAgain = () => {
    setFailure(null);
    void openWorld();
    refetchLayout();
  };
  return (
    <main className={styles.gate}>
      <ErrorState title="The lamps would not light." action={<Button onClick={tryAgain}>Try again</Button>}>
        {failureText(failure)}
      </ErrorState>
    </main>
  );
}

/** Shown when the protocol versions of page and server differ before the game has loaded. */
const ProtocolNotice = ({ words }: { readonly words: string }) => (
  <main className={styles.gate}>
    <ErrorState
      title={`${serverName()} is being updated.`}
      action={<Button onClick={() => location.reload()}>Reload now</Button>}
    >
      {words}
    </ErrorState>
  </main>
);
