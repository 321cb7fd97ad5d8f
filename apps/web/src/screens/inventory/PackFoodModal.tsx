import { type Item, type PlanStep, packAll } from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { useNightPortions } from '../../features/forecast/use-night-portions.ts';
import { AttributeRows, FactList } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { notify } from '../../features/notices/notify.ts';
import { AfterThis } from '../../features/plan/AfterThis.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { clampAmount } from '../../ui/components/clamp-amount.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import styles from './AmountModal.module.css';

interface PackFoodModalProps {
  readonly item: Item;
  readonly owned: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * The dialog that puts food into the food slot. The field for the amount begins with what the
 * night needs, or with all owned portions where no fight tells it.
 */
export function PackFoodModal({ item, owned, opened, onClose }: PackFoodModalProps) {
  return (
    <Dialog className="sheet" opened={opened} onClose={onClose} title="Equip food">
      <PackForm item={item} owned={owned} onDone={onClose} />
    </Dialog>
  );
}

function PackForm({
  item,
  owned,
  onDone,
}: Pick<PackFoodModalProps, 'item' | 'owned'> & { readonly onDone: () => void }) {
  // Null until the player chooses an amount: what the night needs may be known only later.
  const [chosen, setChosen] = useState<number | null>(null);
  const night = useNightPortions(item.id, owned);
  const { run, pending } = useCommands();
  const amount = clampAmount(chosen ?? night?.amount ?? owned, owned);
  // All that there is now means all that there is then: the plan may make more.
  const laterStep: PlanStep =
    amount === owned ? packAll(item.id) : { name: 'equip-food', input: { itemId: item.id, amount } };
  const pack = async () => {
    if (!(await run({ name: 'equip-food', input: { itemId: item.id, amount } }))) return;
    notify(`Packed ${formatNumber(amount)} × ${item.name}.`);
    onDone();
  };
  return (
    <div className={styles.form}>
      <ItemHead item={item} />
      <AmountField label="Portions" value={amount} max={owned} onChange={setChosen} />
      {night !== null && (
        <p className={styles.why} aria-busy={night === undefined}>
          {night === undefined ? 'Counting what the night needs…' : night.why}
        </p>
      )}
      <FactList>
        <AttributeRows item={item} compare />
      </FactList>
      <SlotNote item={item} />
      {amount > 0 && <AfterThis steps={[laterStep]} onPlanned={onDone} />}
      <CommandButton size="md" loading={pending} disabled={amount < 1} onClick={() => void pack()}>
        {`Equip ${formatNumber(amount)}`}
      </CommandButton>
    </div>
  );
}

/** Says what happens to the food that is already in the slot; renders nothing for an empty slot. */
function SlotNote({ item }: { readonly item: Item }) {
  const world = useWorld();
  const food = useCharacter((character) => character.shown.equipment.food);
  const packed = useCharacter((character) => character.shown.equipment.foodAmount ?? 0);
  const old = food === undefined ? undefined : world.item(food);
  if (!old) return null;
  return (
    <p className={styles.note}>
      {old.id === item.id
        ? `They join the ${formatNumber(packed)} already packed.`
        : `The ${formatNumber(packed)} × ${old.name} already packed go back into your bag.`}
    </p>
  );
}
