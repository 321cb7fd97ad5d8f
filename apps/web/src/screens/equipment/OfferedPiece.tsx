import { type ItemAmount, isFood } from '@slumberfell/engine';
import { useCommands } from '../../features/character/use-commands.ts';
import { TraitWorth } from '../../features/forecast/TraitWorth.tsx';
import { WearingForecast } from '../../features/forecast/WearForecast.tsx';
import { AttributeRows, FactList } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { ItemTraits } from '../../features/items/ItemTraits.tsx';
import { notify } from '../../features/notices/notify.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './SlotDetails.module.css';

interface OfferedPieceProps {
  readonly piece: ItemAmount;
  /** Says why the piece is offered. */
  readonly reason: string;
}

/** The piece or the food that is best for a slot, with the button that puts it there. */
export function OfferedPiece({ piece, reason }: OfferedPieceProps) {
  const { run, pending } = useCommands();
  const item = useWorld().item(piece.itemId);
  if (item === undefined) return null;
  const isPacked = isFood(item);
  const wear = async () => {
    if (!(await run({ name: 'wear', input: { pieces: [piece] } }))) return;
    notify(
      isPacked
        ? `Packed: ${formatNumber(piece.amount)} × ${item.name}.`
        : `You are wearing the ${item.name}.`,
    );
  };
  return (
    <section className={styles.details} aria-label={`In your bag: ${item.name}`}>
      <p className={styles.story}>{reason}</p>
      <ItemHead item={item} />
      <ItemTraits item={item} compare />
      <FactList>
        {isPacked && (
          <div>
            <dt>Portions for the night</dt>
            <dd translate="no">{formatNumber(piece.amount)}</dd>
          </div>
        )}
        <AttributeRows item={item} compare />
      </FactList>
      <TraitWorth item={item} />
      <WearingForecast commands={[{ name: 'wear', input: { pieces: [piece] } }]} />
      <CommandButton
        loading={pending}
        leftSection={<Glyph name={isPacked ? 'knapsack' : 'shield'} size={18} />}
        onClick={() => void wear()}
      >
        {isPacked ? 'Pack' : 'Equip'}
      </CommandButton>
    </section>
  );
}
