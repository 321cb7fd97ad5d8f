import { Button } from '@mantine/core';
import { amountOf, entriesOf as amountsIn, type Item, type ItemCategory } from '@slumberfell/engine';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { ClaimAll } from '../../features/collections/ClaimAll.tsx';
import { COLLECTABLE } from '../../features/collections/collectable.ts';
import {
  COLLECTIONS,
  type Collection,
  inventorySearch,
} from '../../features/collections/inventory-search.ts';
import { categoryName } from '../../features/items/item-kind.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { NameFilter } from '../../ui/components/NameFilter.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { ChoiceBar } from './ChoiceBar.tsx';
import { ClaimTrophyModal } from './ClaimTrophyModal.tsx';
import { type Choice, choiceAfter, type Modifiers, NO_CHOICE } from './choice.ts';
import styles from './InventoryScreen.module.css';
import { ItemDetails, type ItemDialog } from './ItemDetails.tsx';
import { ItemGrid } from './ItemGrid.tsx';
import { categoriesOf, type Entry, entriesOf, filterEntries } from './inventory-entries.ts';
import { JunkBar } from './JunkBar.tsx';
import { PackFoodModal } from './PackFoodModal.tsx';
import { SellModal } from './SellModal.tsx';
import { UndoSale } from './UndoSale.tsx';

const ALL = 'all';

/** Marks that the player gives to items, as options of the category select. */
const MARKS = { kept: 'Kept', junk: 'Junk' } as const;
type Mark = keyof typeof MARKS;
const isMark = (value: string): value is Mark => Object.hasOwn(MARKS, value);

/** Options of the category select that show only the items which one collection would accept. */
const COLLECTABLE_LABELS: Readonly<Record<Collection, string>> = {
  trophies: 'Trophies to claim',
  cards: 'Cards to claim',
  pets: 'Pets to tame',
  recipes: 'Recipes to learn',
};

/** The inventory: gold, all items, and the details of the selected one. */
export function InventoryScreen() {
  useTitle('Inventory');
  const world = useWorld();
  const gold = useCharacter((character) => character.shown.gold);
  const inventory = useCharacter((character) => character.shown.inventory);
  const [name, setName] = useState('');
  const [category, setCategory] = useState<ItemCategory | null>(null);
  const [mark, setMark] = useState<Mark | null>(null);
  const marked = useMarked();
  const { waiting } = useSearch({ strict: false, select: inventorySearch });
  const navigate = useNavigate();
  const entries = useMemo(() => entriesOf(inventory, world), [inventory, world]);
  const categories = useMemo(() => categoriesOf(entries), [entries]);
  // When the inventory has no item of the chosen category any more, the filter is off.
  const active =
    waiting === undefined && category !== null && categories.includes(category) ? category : null;
  // The select shows its new value at once; the tiles render after that.
  const deferredCategory = useDeferredValue(active);
  const claimable = useClaimable();
  const deferredCollection = useDeferredValue(waiting);
  const activeMark = waiting === undefined && mark !== null && marked[mark].size > 0 ? mark : null;
  const deferredMark = useDeferredValue(activeMark);
  const found = useMemo(() => {
    const named = filterEntries(entries, name, deferredCategory);
    if (deferredMark !== null) return named.filter(({ item }) => marked[deferredMark].has(item.id));
    return deferredCollection === undefined
      ? named
      : named.filter(({ item }) => claimable[deferredCollection].has(item));
  }, [entries, name, deferredCategory, claimable, deferredCollection, marked, deferredMark]);
  const choose = (value: string) => {
    const collection = COLLECTIONS.find((one) => one === value);
    const isCategory = collection === undefined && value !== ALL && !isMark(value);
    setMark(isMark(value) ? value : null);
    setCategory(isCategory ? (Number(value) as ItemCategory) : null);
    const search = collection === undefined ? {} : { waiting: collection };
    if (collection !== waiting)
      void navigate({ to: '/inventory', search, replace: true, resetScroll: false });
  };

  return (
    <>
      <PageHead title="Inventory" beside={<Gold amount={gold} />}>
        <NameFilter onChange={setName} className={styles.filter} />
        <SelectField
          aria-label="Category"
          data={[
            { value: ALL, label: 'All' },
            ...COLLECTIONS.filter((one) => one === waiting || claimable[one].size > 0).map((one) => ({
              value: one,
              label: COLLECTABLE_LABELS[one],
            })),
            ...(['kept', 'junk'] as const)
              .filter((one) => marked[one].size > 0)
              .map((one) => ({ value: one, label: MARKS[one] })),
            ...categories.map((id) => ({ value: String(id), label: categoryName(id) })),
          ]}
          value={waiting ?? activeMark ?? (active === null ? ALL : String(active))}
          onChange={choose}
          className={styles.filter}
        />
      </PageHead>
      <UndoSale />
      <JunkBar />
      {waiting !== undefined && (
        <p className={styles.claim}>
          <ClaimAll kind={waiting} />
        </p>
      )}
      {entries.length === 0 ? (
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
      ) : deferredCollection !== undefined && claimable[deferredCollection].size === 0 ? (
        <Panel>
          <EmptyState
            title="Everything has its place."
            action={
              <Button variant="default" onClick={() => choose(ALL)}>
                Show the whole bag
              </Button>
            }
          >
            Nothing of this kind waits in your bag any more.
          </EmptyState>
        </Panel>
      ) : (
        <InventoryGrid found={found} />
      )}
    </>
  );
}

/** The ids of the items in the inventory that are kept, and of those that are marked as junk. */
function useMarked(): Readonly<Record<Mark, ReadonlySet<number>>> {
  const inventory = useCharacter((character) => character.shown.inventory);
  const kept = useCharacter((character) => character.shown.kept);
  const junk = useCharacter((character) => character.shown.junk);
  return useMemo(() => {
    const owned = (ids: readonly number[]) => new Set(ids.filter((id) => amountOf(inventory, id) > 0));
    return { kept: owned(amountsIn(kept).map(([id]) => id)), junk: owned(junk) };
  }, [inventory, kept, junk]);
}

/** For each collection, the items in the inventory that it would accept. */
function useClaimable(): Readonly<Record<Collection, ReadonlySet<Item>>> {
  const world = useWorld();
  const inventory = useCharacter((character) => character.shown.inventory);
  const trophies = useCharacter((character) => character.shown.trophies);
  const cards = useCharacter((character) => character.shown.cards);
  const pets = useCharacter((character) => character.shown.pets);
  const knownRecipes = useCharacter((character) => character.shown.knownRecipes);
  return useMemo(() => {
    const waitingIn = (collection: Collection) =>
      new Set(COLLECTABLE[collection]({ inventory, trophies, cards, pets, knownRecipes }, world));
    return {
      trophies: waitingIn('trophies'),
      cards: waitingIn('cards'),
      pets: waitingIn('pets'),
      recipes: waitingIn('recipes'),
    };
  }, [inventory, trophies, cards, pets, knownRecipes, world]);
}

/**
 * The grid of items, with the details of the selected item: in a wide window beside the grid; on phones in a
 * dialog that a press opens.
 */
const InventoryGrid = memo(function InventoryGrid({ found }: { readonly found: readonly Entry[] }) {
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<{ readonly itemId: number; readonly place: number } | null>(null);
  const [opened, setOpened] = useState(false);
  const [dialog, setDialog] = useState<{ readonly kind: ItemDialog; readonly item: Item } | null>(null);
  const [dialogOpened, setDialogOpened] = useState(false);
  const kept = chosen && found.find((entry) => entry.item.id === chosen.itemId);
  // When the inventory has no more of the selected item, the details show the item that is now at its place
  // in the grid; on phones none.
  const entry = kept ?? (isPhone ? undefined : found[Math.min(chosen?.place ?? 0, found.length - 1)]);

  // Closes the phone's dialog when the item is used up. Otherwise the dialog would open by itself when the
  // character gets such an item again.
  if (opened && !entry) setOpened(false);

  const [choice, setChoice] = useState<Choice | null>(null);
  const listed = useRef(found);
  const pressedAt = useRef(0);
  useLayoutEffect(() => {
    listed.current = found;
  }, [found]);
  const select = useCallback((itemId: number, place: number, modifiers: Modifiers) => {
    const { current: before } = pressedAt;
    pressedAt.current = place;
    setChoice((choice) => choiceAfter(choice, listed.current, place, modifiers, before));
    setChosen({ itemId, place });
    setOpened(true);
  }, []);
  const endChoice = () => {
    setChoice(null);
    setOpened(false);
  };
  const chosenIds = useMemo(
    () => found.flatMap(({ item: { id } }) => (choice?.ids.has(id) ? [id] : [])).sort((a, b) => a - b),
    [found, choice],
  );
  // The dialog that sells, packs or claims keeps its item. When that item is used up, the dialog closes and
  // does not change to another item.
  const dialogItem = dialog?.item ?? entry?.item;
  const owned = found.find(({ item }) => item === dialogItem)?.amount ?? 0;
  if (dialogOpened && owned === 0) setDialogOpened(false);
  const begin = useCallback((kind: ItemDialog, item: Item) => {
    setDialog({ kind, item });
    setDialogOpened(true);
  }, []);
  // The tile shows at once that it is selected; the details render after that.
  const deferredEntry = useDeferredValue(entry);
  const details = deferredEntry && (
    <ItemDetails item={deferredEntry.item} amount={deferredEntry.amount} onOpenDialog={begin} />
  );
  const dialogProps = dialogItem && { item: dialogItem, owned, onClose: () => setDialogOpened(false) };
  return (
    <div className={styles.bag}>
      <Panel className={styles.grid}>
        {choice === null ? (
          <p className={styles.chooser}>
            <Button variant="default" onClick={() => setChoice(NO_CHOICE)}>
              Choose several
            </Button>
          </p>
        ) : (
          <div className={styles.choice}>
            <ChoiceBar
              ids={chosenIds}
              onChooseAll={() => setChoice({ ids: new Set(found.map(({ item }) => item.id)), anchor: 0 })}
              onDone={endChoice}
            />
          </div>
        )}
        {found.length === 0 ? (
          <EmptyState title="Nothing of that name.">Try fewer words, or another category.</EmptyState>
        ) : (
          <ItemGrid
            entries={found}
            selectedId={entry?.item.id ?? null}
            chosen={choice?.ids ?? null}
            onSelect={select}
          />
        )}
      </Panel>
      {isPhone ? (
        <Dialog
          className="sheet"
          opened={opened && choice === null && entry !== undefined && !dialogOpened}
          onClose={() => setOpened(false)}
          title={deferredEntry?.item.name}
        >
          {details}
        </Dialog>
      ) : (
        details && (
          <Panel brass className={styles.side}>
            {details}
          </Panel>
        )
      )}
      {dialogProps && (
        <>
          <SellModal {...dialogProps} opened={dialogOpened && dialog?.kind === 'sell'} />
          <PackFoodModal {...dialogProps} opened={dialogOpened && dialog?.kind === 'pack'} />
          <ClaimTrophyModal {...dialogProps} opened={dialogOpened && dialog?.kind === 'claim'} />
        </>
      )}
    </div>
  );
});
