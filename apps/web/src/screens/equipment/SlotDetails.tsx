import { Button } from '@mantine/core';
import type { Slot } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { TraitWorth } from '../../features/forecast/TraitWorth.tsx';
import { AttributeRows, FactList } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { ItemTraits } from '../../features/items/ItemTraits.tsx';
import { amountIn, SLOTS } from '../../features/items/slots.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { OfferedPiece } from './OfferedPiece.tsx';
import { offeredFor } from './offered-for.ts';
import styles from './SlotDetails.module.css';
import type { Advice } from './use-advice.ts';

interface SlotDetailsProps {
  readonly slot: Slot;
  readonly advice: Advice;
}

/** The piece or food in a slot, with the button that takes it off (specification 2.62), and a better one. */
export function SlotDetails({ slot, advice }: SlotDetailsProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { equipment } = shown;
  const item = world.item(equipment[slot] ?? 0);
  const amount = amountIn(slot, equipment);
  const offered = offeredFor(slot, advice, shown, world);
  if (!item) {
    if (offered)
      return <OfferedPiece piece={offered} reason="Nothing is worn here. The best piece in your bag:" />;
    return (
      <EmptyState
        title={slot === 'food' ? 'No food is packed.' : 'Nothing is worn here.'}
        action={<InventoryLink />}
      >
        {slot === 'food'
          ? 'A hungry legend is a short one.'
          : 'There may be something in your bag that fits.'}
      </EmptyState>
    );
  }
  return (
    <div className={styles.pieces}>
      <article className={styles.details} aria-label={item.name}>
        <ItemHead item={item} />
        <p className={styles.story}>{item.description}</p>
        <ItemTraits item={item} compare={false} />
        <FactList>
          {slot === 'food' && (
            <div>
              <dt>Packed</dt>
              <dd translate="no">{formatNumber(amount)}</dd>
            </div>
          )}
          <AttributeRows item={item} compare={false} />
        </FactList>
        <UnequipButton slot={slot} />
        <TraitWorth item={item} />
      </article>
      {offered && (
        <OfferedPiece piece={offered} reason="Better than what you are wearing, and in your bag:" />
      )}
    </div>
  );
}

const InventoryLink = () => (
  <Button
    variant="default"
    leftSection={<Glyph name="knapsack" size={18} />}
    renderRoot={(props) => <Link to="/inventory" {...props} />}
  >
    Open the bag
  </Button>
);

function UnequipButton({ slot }: { readonly slot: Slot }) {
  const piece = useCommands();
  const food = useCommands();
  const spec = SLOTS.find((candidate) => candidate.slot === slot);
  const unequip = () => {
    if (slot === 'food') void food.run({ name: 'unequip-food', input: {} });
    else if (spec) void piece.run({ name: 'unequip', input: { equipmentType: spec.type } });
  };
  return (
    <CommandButton variant="default" loading={piece.pending || food.pending} onClick={unequip}>
      Unequip
    </CommandButton>
  );
}
