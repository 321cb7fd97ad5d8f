import { useQuery } from '@tanstack/react-query';
import { publicSettings } from '../../lib/api/public-settings.ts';
import { Banners } from './Banners.tsx';
import styles from './VisitorBanners.module.css';

/** The announcements on a page that has no connection to the hub: those of the moment at which it opened. */
export function VisitorBanners() {
  const { data } = useQuery({ queryKey: ['public-settings'], queryFn: publicSettings });
  return (
    <div role="status" className={styles.place}>
      {data && data.announcements.length > 0 && <Banners announcements={data.announcements} />}
    </div>
  );
}
