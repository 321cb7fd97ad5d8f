import { Button } from '@mantine/core';
import { amountOf, type Dungeon, type Item, mostToBuy } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { notify } from '../../features/notices/notify.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { clampAmount } from '../../ui/components/clamp-amount.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import { takeFocus } from '../../ui/components/take-focus.ts';
import styles from './DungeonDialog.module.css';

interface BuyKeysProps {
  readonly dungeon: Dungeon;
  readonly onBack: () => void;
}

/** Buys keys of a dungeon (specification 2.82). */
export function BuyKeys({ dungeon, onBack }: BuyKeysProps) {
  const item = useWorld().item(dungeon.keyItemId);
  return (
    <div className={styles.form}>
      <Button ref={takeFocus} variant="subtle" size="compact-md" className={styles.back} onClick={onBack}>
        ← Back to the entrance
      </Button>
      {item && <BuyForm item={item} onDone={onBack} />}
    </div>
  );
}

function BuyForm({ item, onDone }: { readonly item: Item; readonly onDone: () => void }) {
  const gold = useCharacter((character) => character.shown.gold);
  const owned = useCharacter((character) => amountOf(character.shown.inventory, item.id));
  const most = useCharacter((character) => mostToBuy(character.shown, item));
  const { run, pending } = useCommands();
  const [chosen, setChosen] = useState(1);
  const amount = clampAmount(chosen, most, 0);
  const cost = amount * item.value;
  const buy = async () => {
    if (!(await run({ name: 'buy', input: { itemId: item.id, amount } }))) return;
    notify(`Bought ${formatNumber(amount)} × ${item.name} for ${formatNumber(cost)} gold.`);
    onDone();
  };
  return (
    <>
      <ItemHead item={item} />
      <AmountField label="Quantity" value={amount} min={0} max={most} onChange={setChosen} />
      <FactList>
        <div>
          <dt>Price per unit</dt>
          <dd>
            <Gold amount={item.value} />
          </dd>
        </div>
        <div>
          <dt>In your inventory</dt>
          <dd translate="no">{formatNumber(owned)}</dd>
        </div>
        <div>
          <dt>Your gold</dt>
          <dd>
            <Gold amount={gold} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>Total cost</dt>
          <dd>
            <Gold amount={cost} />
          </dd>
        </div>
      </FactList>
      {most < 1 && (
        <p className={styles.refusal} role="status">
          {REFUSALS['buy/gold']}
        </p>
      )}
      <CommandButton size="md" loading={pending} disabled={amount < 1} onClick={() => void buy()}>
        {`Buy ${formatNumber(amount)}`}
      </CommandButton>
    </>
  );
}
