import type { Announcement } from '@slumberfell/protocol';
import { useQuery } from '@tanstack/react-query';
import { publicSettings } from '../../lib/api/public-settings.ts';

export const SETTINGS_QUERY = { queryKey: ['public-settings'], queryFn: publicSettings };

/** The announcements that have not ended; none before they are fetched. */
export const useAnnouncements = (): readonly Announcement[] =>
  useQuery(SETTINGS_QUERY).data?.announcements ?? [];

/** Whether the host has news; null before it is known. */
export const useHasNews = (): boolean | null => useQuery(SETTINGS_QUERY).data?.news ?? null;
