import {
  amountOf,
  entriesOf as amountsIn,
  CLAIM_KINDS,
  type ClaimKind,
  type Item,
  type ItemCategory,
} from '@slumberfell/engine';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { collectable } from '../../features/collections/collectable.ts';
import { inventorySearch } from '../../features/collections/inventory-search.ts';
import { useClaimable } from '../../features/collections/use-claimable.ts';
import { categoryName } from '../../features/items/item-kind.ts';
import { itemSetsAmong } from '../../features/traits/item-sets.ts';
import { offeredChoice, type TraitChoice, traitChoicesAmong } from '../../features/traits/trait-choices.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { type StoredSetting, useSetting } from '../../lib/stored-setting/stored-setting.ts';
import type { BagFilterProps } from './BagFilters.tsx';
import { BAG_ORDERS, type BagOrder } from './bag-order.ts';
import { categoriesOf, type Entry, entriesOf, filterEntries } from './inventory-entries.ts';
import { useSteadyOrder } from './use-steady-order.ts';

/** The value of the category select that shows all items. */
export const ALL = 'all';

/** Marks of items, as options of the category select: those of the player, and that they have traits. */
const MARKS = { kept: 'Kept', junk: 'Junk', traits: 'With traits' } as const;
type Mark = keyof typeof MARKS;
const isMark = (value: string): value is Mark => Object.hasOwn(MARKS, value);

/** Options of the category select that show only the items which one collection would accept. */
const CLAIM_LABELS: Readonly<Record<ClaimKind, string>> = {
  trophies: 'Trophies to claim',
  cards: 'Cards to claim',
  pets: 'Pets to tame',
  recipes: 'Recipes to learn',
};

const ORDER: StoredSetting<BagOrder> = {
  key: 'slumberfell.bag-order',
  read: (text) => BAG_ORDERS.find((order) => order === text) ?? 'kind',
  write: (order) => order,
};

export interface BagList {
  /** Number of kinds in the inventory. */
  readonly kinds: number;
  /** The items that the filters let through, in the chosen order. */
  readonly found: readonly Entry[];
  readonly filters: BagFilterProps;
  /** The collection of which only what it would accept is shown. */
  readonly waiting: ClaimKind | undefined;
  /** Whether that collection would accept nothing any more. */
  readonly isAllClaimed: boolean;
}

/**
 * The list of the inventory: filtered by name, trait, item set, and category, mark or collection; and sorted.
 */
export function useBagList(): BagList {
  const world = useWorld();
  const inventory = useCharacter((character) => character.shown.inventory);
  const [name, setName] = useState('');
  const [category, setCategory] = useState<ItemCategory | null>(null);
  const [trait, setTrait] = useState<TraitChoice | null>(null);
  const [itemSetId, setItemSetId] = useState<number | null>(null);
  const [order, setOrder] = useSetting(ORDER);
  const marked = useMarked();
  const collectables = useCollectable();
  const { waiting, traits = false } = useSearch({ strict: false, select: inventorySearch });
  const [mark, setMark] = useState<Mark | null>(traits ? 'traits' : null);
  const navigate = useNavigate();
  const entries = useMemo(() => entriesOf(inventory, world), [inventory, world]);
  const categories = useMemo(() => categoriesOf(entries), [entries]);
  const items = useMemo(() => entries.map(({ item }) => item), [entries]);
  const traitChoices = useMemo(() => traitChoicesAmong(items, world), [items, world]);
  const itemSets = useMemo(() => itemSetsAmong(items, world), [items, world]);
  const sorted = useSteadyOrder(entries, useDeferredValue(order));
  // When the inventory has no item of the chosen category, mark, trait or item set any more, the filter is
  // off.
  const active =
    waiting === undefined && category !== null && categories.includes(category) ? category : null;
  const activeMark = waiting === undefined && mark !== null && marked[mark].size > 0 ? mark : null;
  const activeTrait = offeredChoice(traitChoices, trait);
  const activeSet = itemSets.some(({ id }) => id === itemSetId) ? itemSetId : null;
  // The select shows its new value at once; the tiles render after that.
  const shownCategory = useDeferredValue(active);
  const shownKind = useDeferredValue(waiting);
  const shownMark = useDeferredValue(activeMark);
  const shownTrait = useDeferredValue(activeTrait);
  const shownSet = useDeferredValue(activeSet);
  const found = useMemo(() => {
    const filter = { name, category: shownCategory, trait: shownTrait, itemSetId: shownSet };
    const named = filterEntries(sorted, filter, world);
    if (shownMark !== null) return named.filter(({ item }) => marked[shownMark].has(item.id));
    return shownKind === undefined ? named : named.filter(({ item }) => collectables[shownKind].has(item));
  }, [sorted, name, shownCategory, shownTrait, shownSet, collectables, shownKind, marked, shownMark, world]);

  const chooseCategory = useCallback(
    (value: string) => {
      const kind = CLAIM_KINDS.find((one) => one === value);
      const isCategory = kind === undefined && value !== ALL && !isMark(value);
      setMark(isMark(value) ? value : null);
      setCategory(isCategory ? (Number(value) as ItemCategory) : null);
      if (kind === waiting && !traits) return;
      const search = kind === undefined ? {} : { waiting: kind };
      void navigate({ to: '/inventory', search, replace: true, resetScroll: false });
    },
    [waiting, traits, navigate],
  );
  const options = useMemo(
    () => [
      { value: ALL, label: 'All' },
      ...CLAIM_KINDS.filter((kind) => kind === waiting || collectables[kind].size > 0).map((kind) => ({
        value: kind,
        label: CLAIM_LABELS[kind],
      })),
      ...(['kept', 'junk', 'traits'] as const)
        .filter((one) => marked[one].size > 0)
        .map((one) => ({ value: one, label: MARKS[one] })),
      ...categories.map((id) => ({ value: String(id), label: categoryName(id) })),
    ],
    [waiting, collectables, marked, categories],
  );

  return {
    kinds: entries.length,
    found,
    filters: {
      filterByName: setName,
      categories: options,
      category: waiting ?? activeMark ?? (active === null ? ALL : String(active)),
      chooseCategory,
      traitChoices,
      trait: activeTrait,
      chooseTrait: setTrait,
      itemSets,
      itemSetId: activeSet,
      chooseItemSet: setItemSetId,
      order,
      setOrder,
    },
    waiting,
    isAllClaimed: shownKind !== undefined && collectables[shownKind].size === 0,
  };
}

/** The ids of the items in the inventory that are kept, are marked as junk, or have traits. */
function useMarked(): Readonly<Record<Mark, ReadonlySet<number>>> {
  const world = useWorld();
  const inventory = useCharacter((character) => character.shown.inventory);
  const kept = useCharacter((character) => character.shown.kept);
  const junk = useCharacter((character) => character.shown.junk);
  return useMemo(() => {
    const owned = (ids: readonly number[]) => new Set(ids.filter((id) => amountOf(inventory, id) > 0));
    const ids = amountsIn(inventory).map(([id]) => id);
    return {
      kept: owned(amountsIn(kept).map(([id]) => id)),
      junk: owned(junk),
      traits: new Set(ids.filter((id) => world.item(id)?.traits !== undefined)),
    };
  }, [inventory, kept, junk, world]);
}

/** For each collection, the items in the inventory that it would accept. */
function useCollectable(): Readonly<Record<ClaimKind, ReadonlySet<Item>>> {
  const world = useWorld();
  const claimable = useClaimable();
  return useMemo(() => {
    const itemsFor = (kind: ClaimKind) => new Set(collectable(claimable, kind, world));
    return {
      trophies: itemsFor('trophies'),
      cards: itemsFor('cards'),
      pets: itemsFor('pets'),
      recipes: itemsFor('recipes'),
    };
  }, [claimable, world]);
}
