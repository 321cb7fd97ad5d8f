import { serverName } from '../../lib/server-look.ts';
import { PrimaryLink } from './PrimaryLink.tsx';
import { PublicPage } from './PublicPage.tsx';
import { EmptyState } from './StateNotice.tsx';

/** The page for a path without a route (specification 2.10). */
export function NotFoundPage() {
  return (
    <PublicPage title="Page not found">
      <EmptyState
        title="Nothing here but fog."
        action={<PrimaryLink to="/">{`Back to ${serverName()}`}</PrimaryLink>}
      >
        Somebody dreamt of this page once and woke up before it was finished.
      </EmptyState>
    </PublicPage>
  );
}
