import { useQuery } from '@tanstack/react-query';
import { publicSettings } from '../../lib/api/public-settings.ts';
import { PageBanners } from './PageBanners.tsx';

/** The announcements on a page with queries, which may show other settings of the host too. */
export function VisitorBanners() {
  const { data } = useQuery({ queryKey: ['public-settings'], queryFn: publicSettings });
  return <PageBanners announcements={data?.announcements} />;
}
