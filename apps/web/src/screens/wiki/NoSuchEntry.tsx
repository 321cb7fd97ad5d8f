import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';

/** Shown for an address of the Wiki without an entry. */
export function NoSuchEntry() {
  useTitle('Page not found');
  return (
    <>
      <PageHead title="Page not found" />
      <Panel>
        <EmptyState
          title="The Wiki has no such page."
          action={<PrimaryLink to="/wiki">Go to the Wiki</PrimaryLink>}
        >
          This world has nothing with that number. Search the Wiki for its name.
        </EmptyState>
      </Panel>
    </>
  );
}
