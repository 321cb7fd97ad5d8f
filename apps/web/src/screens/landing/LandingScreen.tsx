import type { PublicSettings } from '@slumberfell/protocol';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { keepInvite } from '../../features/accounts/kept-invite.ts';
import { PageBanners } from '../../features/news/PageBanners.tsx';
import { isAuthenticated } from '../../lib/api/is-authenticated.ts';
import type { LeftRunning } from '../../lib/api/login-end.ts';
import { publicSettings } from '../../lib/api/public-settings.ts';
import { GAME_NAME, hasOwnLook, serverName } from '../../lib/server-look.ts';
import { useTitle } from '../../ui/components/use-title.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { KeyArt } from '../../ui/pictures/KeyArt.tsx';
import { EntranceDialog } from './EntranceDialog.tsx';
import { LandingFoot } from './LandingFoot.tsx';
import styles from './LandingScreen.module.css';
import { ServerTitle } from './ServerTitle.tsx';
import { WorldCounts } from './WorldCounts.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the character goes on doing, when the page has opened `/` because the login has ended. */
    readonly leftRunning?: LeftRunning | null;
  }
}

/**
 * The landing page: name, tagline, and the button to play. A player whose browser has a login is redirected
 * to the home screen.
 */
export function LandingScreen() {
  const navigate = useNavigate();
  const { enter, gone, failed, left, invite } = useSearch({ from: '/' });
  const { leftRunning = null } = useLocation().state;
  const [asking, setAsking] = useState(false);
  useTitle(serverName());
  const [settings, setSettings] = useState<PublicSettings | null>(null);
  useEffect(() => {
    void publicSettings().then(setSettings);
  }, []);
  useEffect(() => {
    // The address no longer has the token then, so it is in no history and no shared screen.
    if (invite === undefined) return;
    keepInvite(invite);
    void navigate({ to: '/', search: { enter: true }, replace: true });
  }, [invite, navigate]);
  const setOpen = (open: boolean) =>
    void navigate({ to: '/', search: open ? { enter: true } : {}, replace: true });

  useEffect(() => {
    // The game has just failed to fetch the world and has redirected to this page. A redirect back to the
    // game would fail again, without end.
    if (failed) return;
    void isAuthenticated().then((yes) => {
      if (yes) void navigate({ to: '/home', replace: true });
    });
  }, [failed, navigate]);

  const play = async () => {
    setAsking(true);
    const yes = await isAuthenticated();
    setAsking(false);
    if (yes) void navigate({ to: '/home' });
    else setOpen(true);
  };

  return (
    <>
      <div className={styles.landing}>
        <KeyArt className={styles.art} />
        <main className={styles.words}>
          <ServerTitle />
          <p className={styles.tagline}>Your legend grows while you rest.</p>
          {failed && (
            <p role="alert" className={styles.failed}>
              Failed to fetch Static Data. Press Play Now to try again.
            </p>
          )}
          {left && (
            <p role="status" className={styles.left}>
              Your account has been deleted. Sleep well.
            </p>
          )}
          <button
            type="button"
            className={styles.play}
            onClick={() => void play()}
            aria-busy={asking}
            aria-current={enter ? undefined : 'step'}
          >
            <Glyph name="crossed-swords" />
            Play Now
          </button>
          <WorldCounts world={settings?.world ?? null} />
          {hasOwnLook() && <p className={styles.credit}>{`A ${GAME_NAME} server`}</p>}
        </main>
        <LandingFoot settings={settings} />
        <EntranceDialog
          opened={enter ?? false}
          gone={gone ?? null}
          left={leftRunning}
          settings={settings}
          onClose={() => setOpen(false)}
        />
      </div>
      <PageBanners announcements={settings?.announcements} />
    </>
  );
}
