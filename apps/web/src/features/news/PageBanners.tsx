// chunk: first
import type { Announcement } from '@slumberfell/protocol';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyScreen } from '../../lib/lazy/lazy-screen.tsx';
import styles from './PageBanners.module.css';

/** In a script of its own, because there are seldom announcements. */
const Banners = lazyScreen(async () => (await import('./Banners.tsx')).Banners);

const Nothing = () => null;

interface PageBannersProps {
  /** Undefined before the settings have come, and when they could not be fetched. */
  readonly announcements: readonly Announcement[] | undefined;
}

/**
 * The announcements at the foot of a page that has no connection to the hub: those of the moment at which
 * it opened. When the banners' script cannot be fetched, the page shows none and stays as it is. It works
 * without Mantine and without queries.
 */
export const PageBanners = ({ announcements = [] }: PageBannersProps) => (
  <div role="status" className={styles.place}>
    <CatchBoundary getResetKey={() => 0} errorComponent={Nothing}>
      <Suspense>{announcements.length > 0 && <Banners announcements={announcements} />}</Suspense>
    </CatchBoundary>
  </div>
);
