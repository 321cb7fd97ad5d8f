import { Button } from '@mantine/core';
import { useCharacter } from '../../features/character/use-character.ts';
import { ClaimAll } from '../../features/collections/ClaimAll.tsx';
import { UndoSale } from '../../features/sales/UndoSale.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { BagFilters } from './BagFilters.tsx';
import styles from './InventoryScreen.module.css';
import { ItemsWithDetails } from './ItemsWithDetails.tsx';
import { JunkBar } from './JunkBar.tsx';
import { ALL, useBagList } from './use-bag-list.ts';

/** The inventory: gold, all items, and the details of the selected one. */
export function InventoryScreen() {
  useTitle('Inventory');
  const gold = useCharacter((character) => character.shown.gold);
  const bag = useBagList();
  return (
    <>
      <PageHead title="Inventory" beside={<Gold amount={gold} />}>
        <BagFilters {...bag.filters} />
      </PageHead>
      <UndoSale />
      <JunkBar />
      {bag.waiting !== undefined && (
        <p className={styles.claim}>
          <ClaimAll kind={bag.waiting} />
        </p>
      )}
      {bag.kinds === 0 ? (
        <Panel>
          <EmptyState
            title="Your bag is empty."
            action={
              <PrimaryLink to="/skills/$skillName" params={{ skillName: 'harvesting' }}>
                Gather something
              </PrimaryLink>
            }
          >
            It is a good bag, though. It is looking forward to it.
          </EmptyState>
        </Panel>
      ) : bag.isAllClaimed ? (
        <Panel>
          <EmptyState
            title="Everything has its place."
            action={
              <Button variant="default" onClick={() => bag.filters.chooseCategory(ALL)}>
                Show the whole bag
              </Button>
            }
          >
            Nothing of this kind is left in your bag.
          </EmptyState>
        </Panel>
      ) : (
        <ItemsWithDetails found={bag.found} />
      )}
    </>
  );
}
