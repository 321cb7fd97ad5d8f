import { FetchedBanners } from '../../features/news/FetchedBanners.tsx';
import { NotFoundPage } from '../../ui/components/NotFoundPage.tsx';

/** What the router shows for a path without a route. */
export const UnknownPath = () => (
  <>
    <NotFoundPage />
    <FetchedBanners />
  </>
);
