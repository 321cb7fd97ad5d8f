import { Button } from '@mantine/core';
import {
  freeAmount,
  type ItemAmount,
  type PlayerCommand,
  SOLD_AT_ONCE,
  sellManyObstacles,
  worthOf,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { watchSales } from '../../features/character/watch-sales.ts';
import { notify } from '../../features/notices/notify.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { ActionBar } from '../../ui/components/ActionBar.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { KeepAndJunk } from './KeepAndJunk.tsx';
import { partsOf } from './parts-of.ts';

interface ChoiceBarProps {
  /** The chosen items, ids ascending. */
  readonly ids: readonly number[];
  readonly onChooseAll: () => void;
  readonly onDone: () => void;
}

const NOTHING = 'Choose something first.';

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
  const [refusal] =
    lots.length === 0
      ? (['item/kept'] as const)
      : sellManyObstacles(shown, { items: lots.slice(0, SOLD_AT_ONCE) }, world);
  const sell = async () => {
    const sold = watchSales();
    if (!(await run(...salesOf(lots)))) return;
    const { kinds: count, gold } = sold();
    notify(`Sold ${kinds(count)} for ${formatNumber(gold)} gold. It can be undone for ten minutes.`);
    onDone();
  };
  return (
    <ActionBar
      label="Chosen"
      text={
        <>
          <span>{`${kinds(ids.length)} chosen, worth`}</span> <Gold amount={worth} />
        </>
      }
    >
      <CommandButton
        loading={pending}
        refusal={ids.length === 0 ? NOTHING : refusal ? REFUSALS[refusal] : null}
        leftSection={<Glyph name="two-coins" size={18} />}
        onClick={() => void sell()}
      >
        Sell
      </CommandButton>
      <KeepAndJunk ids={ids} nothing={NOTHING} />
      <Button variant="default" onClick={onChooseAll}>
        All shown
      </Button>
      <Button variant="default" onClick={onDone}>
        Done
      </Button>
    </ActionBar>
  );
}

/** The commands that sell the items: one sale for each `SOLD_AT_ONCE` kinds. */
const salesOf = (lots: readonly ItemAmount[]): PlayerCommand[] =>
  partsOf(lots, SOLD_AT_ONCE).map((items) => ({ name: 'sell-many', input: { items } }));
