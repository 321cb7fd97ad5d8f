import { Button } from '@mantine/core';
import { Link, Outlet } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { VisitorBanners } from '../../features/news/VisitorBanners.tsx';
import type { Failure } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { serverName } from '../../lib/server-look.ts';
import { loadWorld } from '../../lib/static-data/load.ts';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { WayUp } from '../../ui/components/WayUp.tsx';
import { Logo } from '../../ui/pictures/Logo.tsx';
import styles from './VisitorLayout.module.css';

/** The frame of screens that a visitor without a character may read: a bar with the way into the game. */
export function VisitorLayout() {
  const [hasWorld, setHasWorld] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const open = useCallback(async () => {
    setFailure(null);
    const outcome = await loadWorld();
    if (outcome.ok) setHasWorld(true);
    else setFailure(outcome.failure);
  }, []);
  useEffect(() => void open(), [open]);
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Logo className={styles.logo} />
          <span className={styles.name} title={serverName()}>
            {serverName()}
          </span>
        </Link>
        <nav aria-label={serverName()} className={styles.navigation}>
          <Link to="/wiki" className={styles.entry}>
            Wiki
          </Link>
          <Link to="/news" className={styles.entry}>
            News
          </Link>
          <PrimaryLink to="/" search={{ enter: true }}>
            Play
          </PrimaryLink>
        </nav>
      </header>
      <main id="screen" tabIndex={-1} className={styles.page}>
        {hasWorld ? (
          <Outlet />
        ) : failure ? (
          <ErrorState
            title="The lamps would not light."
            action={<Button onClick={() => void open()}>Try again</Button>}
          >
            {failureText(failure)}
          </ErrorState>
        ) : (
          <LoadingState label="Opening the book…" />
        )}
      </main>
      <VisitorBanners />
      <WayUp focusId="screen" />
    </div>
  );
}
