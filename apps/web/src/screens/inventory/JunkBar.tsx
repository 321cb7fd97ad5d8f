import { junkLot, sellJunkObstacles } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { memo, useMemo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { watchSales } from '../../features/character/watch-sales.ts';
import { notify } from '../../features/notices/notify.ts';
import { AfterThis } from '../../features/plan/AfterThis.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { ActionBar } from '../../ui/components/ActionBar.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';

const kindsOfJunk = (count: number): string =>
  count === 1 ? '1 kind of junk' : `${formatNumber(count)} kinds of junk`;

/** Says what is marked as junk and what it would bring, and sells it with one press. */
export const JunkBar = memo(function JunkBar() {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const { items, gold } = useMemo(() => junkLot(shown, world), [shown, world]);
  if (items.length === 0) return null;
  const [refusal] = sellJunkObstacles(shown, {}, world);
  const sell = async () => {
    const sold = watchSales();
    if (!(await run({ name: 'sell-junk', input: {} }))) return;
    const { kinds, gold: paid } = sold();
    notify(
      `Sold ${kindsOfJunk(kinds)} for ${formatNumber(paid)} gold. The sale can be undone for ten minutes.`,
    );
  };
  return (
    <ActionBar
      text={
        <>
          <span>{`${kindsOfJunk(items.length)}, worth`}</span> <Gold amount={gold} />
        </>
      }
    >
      <AfterThis steps={[{ name: 'sell-junk', input: {} }]} />
      <CommandButton
        loading={pending}
        refusal={refusal ? REFUSALS[refusal] : null}
        leftSection={<Glyph name="two-coins" size={18} />}
        onClick={() => void sell()}
      >
        Sell the junk
      </CommandButton>
    </ActionBar>
  );
});
