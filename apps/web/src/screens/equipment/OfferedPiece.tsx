import type { Item } from '@slumberfell/engine';
import { useCommand } from '../../features/character/use-command.ts';
import { WearForecast } from '../../features/forecast/WearForecast.tsx';
import { AttributeRows, FactList } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { notify } from '../../features/notices/notify.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './SlotDetails.module.css';

interface OfferedPieceProps {
  readonly item: Item;
  /** Says why the piece is offered. */
  readonly reason: string;
}

/** The best owned piece for a slot, with the button that wears it. */
export function OfferedPiece({ item, reason }: OfferedPieceProps) {
  const { run, pending } = useCommand('equip');
  const wear = async () => {
    if (await run(item.id)) notify(`You are wearing the ${item.name}.`);
  };
  return (
    <section className={styles.details} aria-label={`In your bag: ${item.name}`}>
      <p className={styles.story}>{reason}</p>
      <ItemHead item={item} />
      <FactList>
        <AttributeRows item={item} compare />
      </FactList>
      <WearForecast item={item} />
      <CommandButton
        loading={pending}
        leftSection={<Glyph name="shield" size={18} />}
        onClick={() => void wear()}
      >
        Equip
      </CommandButton>
    </section>
  );
}
