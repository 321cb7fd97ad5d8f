// chunk: first
import type { PublicSettings } from '@slumberfell/protocol';
import { useEffect, useState } from 'react';
import { publicSettings } from '../../lib/api/public-settings.ts';
import { PageBanners } from './PageBanners.tsx';

/** The announcements on a page that needs nothing else of the host's settings, and has no queries. */
export function FetchedBanners() {
  const [settings, setSettings] = useState<PublicSettings | null>(null);
  useEffect(() => {
    void publicSettings().then(setSettings);
  }, []);
  return <PageBanners announcements={settings?.announcements} />;
}
