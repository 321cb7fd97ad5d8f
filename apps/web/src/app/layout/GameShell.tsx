import { AppShell } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { TitleCountdown } from '../../features/alerts/TitleCountdown.tsx';
import { useEndingSound } from '../../features/alerts/use-ending-sound.ts';
import { useRegisteringAgain } from '../../features/alerts/use-registering-again.ts';
import { useNotingArrivals } from '../../features/arrivals/use-noting-arrivals.ts';
import { CelebrationHost } from '../../features/celebrations/CelebrationHost.tsx';
import { useAsked } from '../../features/character/ask-ending.ts';
import { useCharacterState } from '../../features/character/use-character.ts';
import { useFrameNotices } from '../../features/character/use-frame-notices.ts';
import { useRunningAtLoginEnd } from '../../features/character/use-running-text.ts';
import { unseenOf } from '../../features/decisions/decision-texts.ts';
import { FirstStepBar } from '../../features/first-steps/FirstStepBar.tsx';
import { useGatheringMemory } from '../../features/plan/use-gathering-memory.ts';
import { useSessionCounting } from '../../features/session-counts/use-session-counting.ts';
import { useNotingTraits } from '../../features/traits/traits-news.ts';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { useSetting } from '../../lib/stored-setting/stored-setting.ts';
import { switchSetting } from '../../lib/stored-setting/switch-setting.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { useBackToClose } from '../../ui/components/use-back-to-close.ts';
import { WayUp } from '../../ui/components/WayUp.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Dock } from './Dock.tsx';
import styles from './GameShell.module.css';
import { SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';

const TravelModal = lazyComponent(
  async () => (await import('../../features/travel/TravelModal.tsx')).TravelModal,
);

const DecisionsDialog = lazyComponent(
  async () => (await import('../../features/decisions/DecisionsDialog.tsx')).DecisionsDialog,
);

const ConsentDialog = lazyComponent(
  async () => (await import('../../features/agreements/ConsentDialog.tsx')).ConsentDialog,
);

const EndingDialog = lazyComponent(async () => (await import('./EndingDialog.tsx')).EndingDialog);

const WhileYouRestDialog = lazyComponent(
  async () => (await import('../../features/idle-reports/WhileYouRestDialog.tsx')).WhileYouRestDialog,
);

/** Whether the column with the navigation is open on a wide screen. */
const COLUMN_OPEN = switchSetting('navigation');

/** Top bar, navigation and dock around a screen of the game. */
export function GameShell({ children }: { readonly children: ReactNode }) {
  const phone = useIsPhone();
  const [drawerOpened, drawer] = useDisclosure(false);
  const [columnOpen, setColumnOpen] = useSetting(COLUMN_OPEN);
  const [travelOpen, travel] = useDisclosure(false);
  const [travelMounted, mountTravel] = useDisclosure(false);
  const isAsked = useAsked() !== null;
  // The dialog stays mounted once it has asked, because it returns the focus when it closes.
  const [hasAsked, setHasAsked] = useState(false);
  if (isAsked && !hasAsked) setHasAsked(true);
  const idleReport = useCharacterState((state) => state.idleReport);
  const unseen = unseenOf(useCharacterState((state) => state.decisions));
  const waitingAgreements = useCharacterState((state) => state.waitingAgreements);
  const isWaiting = waitingAgreements.length > 0;
  const { pathname } = useLocation();
  useFrameNotices();
  useRunningAtLoginEnd();
  useSessionCounting();
  useGatheringMemory();
  useNotingArrivals();
  useNotingTraits();
  useRegisteringAgain();
  useEndingSound();
  useFocusAfterNavigation(drawer.close);
  useBackToClose(phone && drawerOpened, drawer.close);
  return (
    <AppShell
      header={{ height: 58 }}
      navbar={{ width: 262, breakpoint: 'sm', collapsed: { mobile: !drawerOpened, desktop: !columnOpen } }}
    >
      <TitleCountdown />
      <a href="#screen" className={styles.skip}>
        Skip to the screen
      </a>
      <AppShell.Header className={styles.header} withBorder={false}>
        <TopBar
          navigationOpen={phone ? drawerOpened : columnOpen}
          onToggleNavigation={phone ? drawer.toggle : () => setColumnOpen(!columnOpen)}
          onTravel={() => {
            mountTravel.open();
            travel.open();
          }}
        />
      </AppShell.Header>
      <AppShell.Navbar
        className={styles.navbar}
        withBorder={false}
        // A link to the current screen closes the drawer too. The path does not change then, so
        // `useFocusAfterNavigation` does not run.
        onClick={({ target }) => target instanceof Element && target.closest('a') && drawer.close()}
      >
        {(phone ? drawerOpened : columnOpen) && <SideNavigation />}
      </AppShell.Navbar>
      <AppShell.Main id="screen" tabIndex={-1} className={styles.main}>
        <div className={styles.page}>
          {!isWaiting && <CelebrationHost />}
          <FirstStepBar isShort={pathname !== '/home'} />
          {children}
        </div>
        <ConnectionNotice />
      </AppShell.Main>
      <WayUp focusId="screen" />
      {phone && !drawerOpened && <Dock />}
      <Suspense>
        {idleReport !== null && !isWaiting && <WhileYouRestDialog key={idleReport} since={idleReport} />}
      </Suspense>
      <Suspense>{isWaiting && <ConsentDialog agreements={waitingAgreements} />}</Suspense>
      <Suspense>
        {unseen.length > 0 && idleReport === null && !isWaiting && <DecisionsDialog decisions={unseen} />}
      </Suspense>
      <Suspense>{hasAsked && <EndingDialog />}</Suspense>
      <Suspense>{travelMounted && <TravelModal opened={travelOpen} onClose={travel.close} />}</Suspense>
    </AppShell>
  );
}

/** After a navigation: closes the drawer of a phone and moves the focus to the screen. */
function useFocusAfterNavigation(closeDrawer: () => void): void {
  const { pathname } = useLocation();
  const left = useRef(pathname);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    closeDrawer();
    document.getElementById('screen')?.focus({ preventScroll: true });
  }, [pathname, closeDrawer]);
}
