import { freeAmount, type Item, sellObstacles } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { watchSales } from '../../features/character/watch-sales.ts';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { notify } from '../../features/notices/notify.ts';
import { AfterThis } from '../../features/plan/AfterThis.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { clampAmount } from '../../ui/components/clamp-amount.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import styles from './AmountModal.module.css';

interface AmountModalProps {
  readonly item: Item;
  readonly owned: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The dialog that sells an item: price, amount, total. */
export function SellModal({ item, owned, opened, onClose }: AmountModalProps) {
  return (
    <Dialog className="sheet" opened={opened} onClose={onClose} title="Sell">
      <SellForm item={item} owned={owned} onDone={onClose} />
    </Dialog>
  );
}

function SellForm({
  item,
  owned,
  onDone,
}: Pick<AmountModalProps, 'item' | 'owned'> & { readonly onDone: () => void }) {
  const [chosen, setChosen] = useState(1);
  const { run, pending } = useCommands();
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const free = freeAmount(shown, item.id);
  const amount = clampAmount(chosen, free);
  // With nothing to sell the reason is that of one unit.
  const [refusal] = sellObstacles(shown, { itemId: item.id, amount: Math.max(1, amount) }, world);
  const sell = async () => {
    const sold = watchSales();
    if (!(await run({ name: 'sell', input: { itemId: item.id, amount } }))) return;
    const { amount: count, gold } = sold();
    notify(`Sold ${formatNumber(count)} × ${item.name} for ${formatNumber(gold)} gold.`);
    onDone();
  };
  return (
    <div className={styles.form}>
      <ItemHead item={item} />
      <AmountField label="Quantity" value={amount} max={free} onChange={setChosen} />
      <FactList>
        <div>
          <dt>Price per unit</dt>
          <dd>
            <Gold amount={item.value} />
          </dd>
        </div>
        <div>
          <dt>Owned</dt>
          <dd translate="no">{formatNumber(owned)}</dd>
        </div>
        {free < owned && (
          <div>
            <dt>Kept</dt>
            <dd translate="no">{formatNumber(owned - free)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Total value</dt>
          <dd>
            <Gold amount={amount * item.value} />
          </dd>
        </div>
      </FactList>
      {amount > 0 && (
        <AfterThis steps={[{ name: 'sell', input: { itemId: item.id, amount } }]} onPlanned={onDone} />
      )}
      <CommandButton
        size="md"
        loading={pending}
        refusal={refusal ? REFUSALS[refusal] : null}
        onClick={() => void sell()}
      >
        {`Sell ${formatNumber(amount)}`}
      </CommandButton>
    </div>
  );
}
