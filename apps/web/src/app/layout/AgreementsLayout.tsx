import { getRouteApi, Outlet } from '@tanstack/react-router';
import { PageBanners } from '../../features/news/PageBanners.tsx';

const agreements = getRouteApi('/agreements');

/** An agreement, with the host's announcements at its foot. */
export function AgreementsLayout() {
  const settings = agreements.useLoaderData();
  return (
    <>
      <Outlet />
      <PageBanners announcements={settings?.announcements} />
    </>
  );
}
