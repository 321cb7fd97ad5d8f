import { Button } from '@mantine/core';
import { equipObstacles, type Item, isBetterThanWorn, isFood } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { memo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { ItemLuckNote } from '../../features/chronicle/ItemLuckRow.tsx';
import { LevelsToWear } from '../../features/forecast/LevelsToWear.tsx';
import { TraitWorth } from '../../features/forecast/TraitWorth.tsx';
import { WearForecast } from '../../features/forecast/WearForecast.tsx';
import { AttributeRows, FactList, RequirementRows } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { ItemTraits } from '../../features/items/ItemTraits.tsx';
import { ItemStory } from '../../features/lore/ItemStory.tsx';
import { notify } from '../../features/notices/notify.ts';
import { AfterThis } from '../../features/plan/AfterThis.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { CollectButton } from './CollectButton.tsx';
import { CollectionRows } from './CollectionRows.tsx';
import { collectingOf } from './collecting.ts';
import styles from './ItemDetails.module.css';
import { KeepAndJunk } from './KeepAndJunk.tsx';
import { WornChips } from './WornChips.tsx';

/** The dialogs in which the player chooses an amount of an item. */
export type ItemDialog = 'sell' | 'pack' | 'claim';

interface ItemDetailsProps {
  readonly item: Item;
  readonly amount: number;
  /** Must be the same function at each render: a new function renders the details again. */
  readonly onOpenDialog: (deal: ItemDialog, item: Item) => void;
}

/** The facts of an item in the inventory, and the buttons that use or sell it. */
export const ItemDetails = memo(function ItemDetails({ item, amount, onOpenDialog }: ItemDetailsProps) {
  return (
    <article className={styles.details} aria-label={item.name}>
      <ItemHead item={item} />
      <ItemStory item={item} className={styles.story} />
      <ItemTraits item={item} compare />
      <FactList>
        <div>
          <dt>Value</dt>
          <dd>
            <Gold amount={item.value} />
          </dd>
        </div>
        <div>
          <dt>Owned</dt>
          <dd translate="no">{formatNumber(amount)}</dd>
        </div>
        <AttributeRows item={item} compare />
        <RequirementRows item={item} />
        <CollectionRows item={item} />
      </FactList>
      {/* The key gives each item its own buttons, so that a pending command or a second press does not affect
          the next item. */}
      <div key={item.id} className={styles.actions}>
        <UseButton item={item} onOpenDialog={onOpenDialog} />
        <Button
          variant="default"
          leftSection={<Glyph name="two-coins" size={18} />}
          onClick={() => onOpenDialog('sell', item)}
        >
          Sell
        </Button>
      </div>
      {item.equipmentType !== undefined && !isFood(item) && (
        <AfterThis
          key={`later ${item.id}`}
          label="Equip after this"
          steps={[{ name: 'wear', input: { pieces: [{ itemId: item.id, amount: 1 }] } }]}
        />
      )}
      <div key={`marks ${item.id}`} className={styles.actions}>
        <KeepAndJunk ids={[item.id]} />
      </div>
      <WornChips item={item} />
      {/* Below the buttons: they change their height, and the buttons must stay in their place. */}
      <UpgradeNote item={item} />
      <LevelsToWear item={item} />
      <ItemLuckNote itemId={item.id} />
      <TraitWorth item={item} />
      <WearForecast item={item} />
    </article>
  );
});

/** Says that a piece which can be worn is better than the worn one. The button above wears it. */
function UpgradeNote({ item }: { readonly item: Item }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  if (!isBetterThanWorn(item, shown, world)) return null;
  return (
    <p>
      <Chip tone="good" glyph="shield">
        {isFood(item) ? 'Heals more than what is packed' : 'Better than what you are wearing'}
      </Chip>
    </p>
  );
}

/**
 * The button that collects an item, equips it, or puts it into the food slot. Renders nothing for an item
 * that can only be sold.
 */
function UseButton({ item, onOpenDialog }: Pick<ItemDetailsProps, 'item' | 'onOpenDialog'>) {
  const collecting = collectingOf(item);
  if (collecting === 'claim-trophy') {
    return (
      <Button leftSection={<Glyph name="trophy" size={18} />} onClick={() => onOpenDialog('claim', item)}>
        Claim
      </Button>
    );
  }
  if (collecting) return <CollectButton item={item} collecting={collecting} />;
  if (isFood(item)) {
    return (
      <Button leftSection={<Glyph name="meal" size={18} />} onClick={() => onOpenDialog('pack', item)}>
        Equip
      </Button>
    );
  }
  return item.equipmentType === undefined ? null : <EquipButton item={item} />;
}

/**
 * The button that wears a piece. If the character cannot wear it, the button is disabled and shows the
 * reasons.
 */
function EquipButton({ item }: { readonly item: Item }) {
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const obstacles = equipObstacles(shown, item);
  const equip = async () => {
    if (await run({ name: 'equip', input: { itemId: item.id } })) notify(`You are wearing the ${item.name}.`);
  };
  return (
    <CommandButton
      refusal={obstacles.length > 0 ? obstacles.map((code) => REFUSALS[code]).join(' ') : null}
      loading={pending}
      leftSection={<Glyph name="shield" size={18} />}
      onClick={() => void equip()}
    >
      Equip
    </CommandButton>
  );
}
