import { Button } from '@mantine/core';
import { useCharacter } from '../../features/character/use-character.ts';
import { ClaimAll } from '../../features/collections/ClaimAll.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { NameFilter } from '../../ui/components/NameFilter.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { BAG_ORDERS, ORDER_TITLES } from './bag-order.ts';
import styles from './InventoryScreen.module.css';
import { ItemsWithDetails } from './ItemsWithDetails.tsx';
import { JunkBar } from './JunkBar.tsx';
import { UndoSale } from './UndoSale.tsx';
import { ALL, useBagList } from './use-bag-list.ts';

const ORDERS = BAG_ORDERS.map((order) => ({ value: order, label: ORDER_TITLES[order] }));

/** The inventory: gold, all items, and the details of the selected one. */
export function InventoryScreen() {
  useTitle('Inventory');
  const gold = useCharacter((character) => character.shown.gold);
  const bag = useBagList();
  return (
    <>
      <PageHead title="Inventory" beside={<Gold amount={gold} />}>
        <NameFilter onChange={bag.filterByName} className={styles.name} />
        <SelectField
          aria-label="Category"
          data={[...bag.categories]}
          value={bag.category}
          onChange={bag.chooseCategory}
          className={styles.filter}
        />
        <SelectField
          aria-label="Sort by"
          data={ORDERS}
          value={bag.order}
          onChange={bag.setOrder}
          className={styles.filter}
        />
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
              <Button variant="default" onClick={() => bag.chooseCategory(ALL)}>
                Show the whole bag
              </Button>
            }
          >
            Nothing of this kind waits in your bag any more.
          </EmptyState>
        </Panel>
      ) : (
        <ItemsWithDetails found={bag.found} />
      )}
    </>
  );
}
