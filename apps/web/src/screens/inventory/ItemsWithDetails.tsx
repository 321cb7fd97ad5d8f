import type { Item } from '@slumberfell/engine';
import { memo, useCallback, useDeferredValue, useState } from 'react';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { Chooser } from './Chooser.tsx';
import { ClaimTrophyModal } from './ClaimTrophyModal.tsx';
import type { Modifiers } from './choice.ts';
import { ItemDetails, type ItemDialog } from './ItemDetails.tsx';
import { ItemGrid } from './ItemGrid.tsx';
import styles from './ItemsWithDetails.module.css';
import type { Entry } from './inventory-entries.ts';
import { PackFoodModal } from './PackFoodModal.tsx';
import { SellModal } from './SellModal.tsx';
import { useChoice } from './use-choice.ts';

/**
 * The grid of items, with the details of the selected item: in a wide window beside the grid; on phones in a
 * dialog that a press opens.
 */
export const ItemsWithDetails = memo(function ItemsWithDetails({
  found,
}: {
  readonly found: readonly Entry[];
}) {
  const isPhone = useIsPhone();
  const [selected, setSelected] = useState<{ readonly itemId: number; readonly place: number } | null>(null);
  const [opened, setOpened] = useState(false);
  const [dialog, setDialog] = useState<{ readonly kind: ItemDialog; readonly item: Item } | null>(null);
  const [dialogOpened, setDialogOpened] = useState(false);
  const kept = selected && found.find((entry) => entry.item.id === selected.itemId);
  // When the inventory has no more of the selected item, the details show the item that is now at its place
  // in the grid; on phones none.
  const entry = kept ?? (isPhone ? undefined : found[Math.min(selected?.place ?? 0, found.length - 1)]);

  // Closes the phone's dialog when the item is used up. Otherwise the dialog would open by itself when the
  // character gets such an item again.
  if (opened && !entry) setOpened(false);

  const choice = useChoice(found, dialogOpened);
  const { press } = choice;
  // Presses on tiles that are chosen open no details, also not after the choice.
  if (opened && choice.isChoosing) setOpened(false);
  const select = useCallback(
    (itemId: number, place: number, modifiers: Modifiers) => {
      press(place, modifiers);
      setSelected({ itemId, place });
      setOpened(true);
    },
    [press],
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
        <Chooser
          isChoosing={choice.isChoosing}
          listedIds={choice.listedIds}
          begin={choice.begin}
          chooseAll={choice.chooseAll}
          end={choice.end}
        />
        {found.length === 0 ? (
          <EmptyState title="Nothing by that name.">Try fewer words, or another category.</EmptyState>
        ) : (
          <ItemGrid
            entries={found}
            selectedId={entry?.item.id ?? null}
            chosen={choice.chosen}
            onSelect={select}
          />
        )}
      </Panel>
      {isPhone ? (
        <Dialog
          className="sheet"
          opened={opened && entry !== undefined && !dialogOpened}
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
