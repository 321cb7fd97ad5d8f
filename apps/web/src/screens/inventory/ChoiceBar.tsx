import { Button } from '@mantine/core';
import {
  freeAmount,
  type ItemAmount,
  KEEP_ALL,
  keepObstacles,
  MARKED_AT_ONCE,
  markJunkObstacles,
  type PlayerCommand,
  type RefusalCode,
  SOLD_AT_ONCE,
  sellManyObstacles,
  worthOf,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { notify } from '../../features/notices/notify.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './BagBar.module.css';

interface ChoiceBarProps {
  /** The chosen items, ids ascending. */
  readonly ids: readonly number[];
  readonly onChooseAll: () => void;
  readonly onDone: () => void;
}

/** What the player can do with all chosen tiles: sell, keep, or mark as junk. */
export function ChoiceBar({ ids, onChooseAll, onDone }: ChoiceBarProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const lots = ids
    .map((itemId) => ({ itemId, amount: freeAmount(shown, itemId) }))
    .filter(({ amount }) => amount > 0);
  const kinds = (count: number) => (count === 1 ? '1 kind' : `${formatNumber(count)} kinds`);
  const worth = worthOf(lots, world);
  const [first = 0, ...others] = ids;
  const isKept = ids.length > 0 && ids.every((id) => freeAmount(shown, id) === 0);
  const isJunk = ids.length > 0 && ids.every((id) => shown.junk.includes(id));
  const amount = isKept ? 0 : KEEP_ALL;
  const also = others.map((itemId) => ({ itemId }));
  const nothing = ids.length === 0 ? 'Choose something first.' : null;
  const said = (code: RefusalCode | undefined) => nothing ?? (code === undefined ? null : REFUSALS[code]);
  const [sellRefusal] =
    lots.length === 0
      ? (['item/kept'] as const)
      : sellManyObstacles(shown, { items: lots.slice(0, SOLD_AT_ONCE) }, world);
  const [keepRefusal] = keepObstacles(shown, { itemId: first, amount, also }, world);
  const [junkRefusal] = markJunkObstacles(shown, { itemId: first, junk: !isJunk, also }, world);

  const sell = async () => {
    if (!(await run(...salesOf(lots)))) return;
    notify(`Sold ${kinds(lots.length)} for ${formatNumber(worth)} gold. It can be undone for ten minutes.`);
    onDone();
  };
  const mark = (command: (part: { itemId: number; also?: typeof also }) => PlayerCommand) =>
    void run(...partsOf(ids, MARKED_AT_ONCE).map((part) => command(withOthers(part))));
  return (
    <section className={styles.bar} aria-label="Chosen">
      <span className={styles.text} role="status">
        <span>{`${kinds(ids.length)} chosen, worth`}</span> <Gold amount={worth} />
      </span>
      <span className={styles.text}>
        <CommandButton
          loading={pending}
          refusal={said(sellRefusal)}
          leftSection={<Glyph name="two-coins" size={18} />}
          onClick={() => void sell()}
        >
          Sell
        </CommandButton>
        <CommandButton
          variant="default"
          aria-pressed={isKept}
          refusal={said(keepRefusal)}
          leftSection={<Glyph name="plain-padlock" size={18} />}
          onClick={() => mark((part) => ({ name: 'keep', input: { ...part, amount } }))}
        >
          Keep
        </CommandButton>
        <CommandButton
          variant="default"
          aria-pressed={isJunk}
          refusal={said(junkRefusal)}
          leftSection={<Glyph name="swap-bag" size={18} />}
          onClick={() => mark((part) => ({ name: 'mark-junk', input: { ...part, junk: !isJunk } }))}
        >
          Junk
        </CommandButton>
        <Button variant="default" onClick={onChooseAll}>
          All shown
        </Button>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
      </span>
    </section>
  );
}

/** The commands that sell the items: one sale for each `SOLD_AT_ONCE` kinds. */
const salesOf = (lots: readonly ItemAmount[]): PlayerCommand[] =>
  partsOf(lots, SOLD_AT_ONCE).map((items) => ({ name: 'sell-many', input: { items } }));

/** The first item of a part as the item of a command, the rest beside it. */
const withOthers = ([itemId = 0, ...others]: readonly number[]) => ({
  itemId,
  ...(others.length > 0 && { also: others.map((other) => ({ itemId: other })) }),
});

/** The list in parts of at most `size` entries. */
const partsOf = <T,>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
