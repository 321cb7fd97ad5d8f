import {
  amountOf,
  type Item,
  itemsOfSets,
  KEEP_ALL,
  keepObstacles,
  markJunkObstacles,
  WORN_SLOTS,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './ItemDetails.module.css';

/** The buttons that keep an item from being sold and that mark it as junk, each with one press. */
export function MarkButtons({ item }: { readonly item: Item }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run } = useCommands();
  const itemId = item.id;
  const isKept = amountOf(shown.kept, itemId) > 0;
  const isJunk = shown.junk.includes(itemId);
  const amount = isKept ? 0 : KEEP_ALL;
  const [keepRefusal] = keepObstacles(shown, { itemId, amount }, world);
  const [junkRefusal] = markJunkObstacles(shown, { itemId, junk: !isJunk }, world);
  return (
    <>
      <div className={styles.actions}>
        <CommandButton
          variant="default"
          aria-pressed={isKept}
          refusal={keepRefusal ? REFUSALS[keepRefusal] : null}
          leftSection={<Glyph name="plain-padlock" size={18} />}
          onClick={() => void run({ name: 'keep', input: { itemId, amount } })}
        >
          Keep
        </CommandButton>
        <CommandButton
          variant="default"
          aria-pressed={isJunk}
          refusal={junkRefusal ? REFUSALS[junkRefusal] : null}
          leftSection={<Glyph name="swap-bag" size={18} />}
          onClick={() => void run({ name: 'mark-junk', input: { itemId, junk: !isJunk } })}
        >
          Junk
        </CommandButton>
      </div>
      <Marks item={item} />
    </>
  );
}

/** Says that an item is worn or in a saved set, so that its player does not sell it by mistake. */
function Marks({ item }: { readonly item: Item }) {
  const equipment = useCharacter((character) => character.shown.equipment);
  const sets = useCharacter((character) => character.shown.sets);
  const isWorn = equipment.food === item.id || WORN_SLOTS.some((slot) => equipment[slot] === item.id);
  const isInSet = itemsOfSets({ sets }).has(item.id);
  if (!(isWorn || isInSet)) return null;
  return (
    <p>
      {isWorn && <Chip glyph="shield">You wear one</Chip>}{' '}
      {isInSet && <Chip glyph="save">In a saved set</Chip>}
    </p>
  );
}
