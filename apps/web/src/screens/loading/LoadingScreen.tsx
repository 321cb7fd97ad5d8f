import { Button, Group } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { serverName } from '../../lib/server-look.ts';
import { loadWorld } from '../../lib/static-data/load.ts';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';

/**
 * Lines that are shown while the world loads (game-design 7.3). The first line contains the server's name
 * (specification 2.38).
 */
const linesOf = (server: string) => [
  `Dimming the lamps of ${server}`,
  'Counting the sheep that count back',
  'Asking the moss to keep it down',
  'Tucking in the dragon (there is no dragon)',
  'Winding the music box',
];

/**
 * Loads the static data and opens the world, then opens /characters. After a failure the player can try
 * again, or go on without the data.
 */
export function LoadingScreen() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = useCallback(async () => {
    setFailure(null);
    const outcome = await loadWorld();
    if (outcome.ok) await navigate({ to: '/characters', replace: true });
    else setFailure(outcome.failure);
  }, [navigate]);
  useEffect(() => void load(), [load]);
  return (
    <PublicPage title={serverName()}>
      {failure ? <Failed failure={failure} onAgain={() => void load()} /> : <LoadingLine />}
    </PublicPage>
  );
}

function Failed({ failure, onAgain }: { readonly failure: Failure; readonly onAgain: () => void }) {
  const ways = (
    <Group justify="center" gap="sm">
      <Button onClick={onAgain}>Try again</Button>
      <Button component={Link} to="/characters" variant="default">
        Continue
      </Button>
    </Group>
  );
  return (
    <ErrorState title="Failed to fetch Static Data" action={ways}>
      {failureText(failure)}
    </ErrorState>
  );
}

function LoadingLine() {
  const now = useNow(2_400);
  const [begun] = useState(now);
  const lines = linesOf(serverName());
  const line = lines[Math.floor((now - begun) / 2_400) % lines.length];
  return <LoadingState label={`${line}…`} />;
}
