import {
  amountOf,
  KEEP_ALL,
  keepObstacles,
  MARKED_AT_ONCE,
  markJunkObstacles,
  type PlayerCommand,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './KeepAndJunk.module.css';
import { partsOf } from './parts-of.ts';

interface KeepAndJunkProps {
  /** The items, ids ascending. */
  readonly ids: readonly number[];
  /** Why nothing can be marked, when there is no item. */
  readonly nothing?: string;
}

/**
 * The buttons that keep items from being sold, and that mark them as junk. A button is pressed if all items
 * have its mark.
 */
export function KeepAndJunk({ ids, nothing = '' }: KeepAndJunkProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run } = useCommands();
  const isKept = ids.length > 0 && ids.every((id) => amountOf(shown.kept, id) > 0);
  const isJunk = ids.length > 0 && ids.every((id) => shown.junk.includes(id));
  const amount = isKept ? 0 : KEEP_ALL;
  const [keepRefusal] = keepObstacles(shown, { ...itemsOf(ids), amount }, world);
  const [junkRefusal] = markJunkObstacles(shown, { ...itemsOf(ids), junk: !isJunk }, world);
  const mark = (command: (items: MarkedItems) => PlayerCommand) =>
    void run(...partsOf(ids, MARKED_AT_ONCE).map((part) => command(itemsOf(part))));
  const said = (code: keyof typeof REFUSALS | undefined) => (code === undefined ? null : REFUSALS[code]);
  return (
    <>
      <CommandButton
        variant="default"
        className={styles.mark}
        aria-pressed={isKept}
        refusal={ids.length === 0 ? nothing : said(keepRefusal)}
        leftSection={<Glyph name="plain-padlock" size={18} />}
        onClick={() => mark((items) => ({ name: 'keep', input: { ...items, amount } }))}
      >
        Keep
      </CommandButton>
      <CommandButton
        variant="default"
        className={styles.mark}
        aria-pressed={isJunk}
        refusal={ids.length === 0 ? nothing : said(junkRefusal)}
        leftSection={<Glyph name="swap-bag" size={18} />}
        onClick={() => mark((items) => ({ name: 'mark-junk', input: { ...items, junk: !isJunk } }))}
      >
        Junk
      </CommandButton>
    </>
  );
}

interface MarkedItems {
  readonly itemId: number;
  readonly also?: readonly { readonly itemId: number }[];
}

/** The first item as the item of a command, the others beside it. */
const itemsOf = ([itemId = 0, ...others]: readonly number[]): MarkedItems => ({
  itemId,
  ...(others.length > 0 && { also: others.map((other) => ({ itemId: other })) }),
});
