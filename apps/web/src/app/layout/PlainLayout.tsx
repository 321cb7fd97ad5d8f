import { Outlet } from '@tanstack/react-router';
import { FetchedBanners } from '../../features/news/FetchedBanners.tsx';

/**
 * A page that needs no settings of the host, with the host's announcements at its foot. The error page is one
 * of these: an announcement may say why the server fails, and a server that does not answer shows none.
 */
export const PlainLayout = () => (
  <>
    <Outlet />
    <FetchedBanners />
  </>
);
