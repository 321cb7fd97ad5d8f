import { entriesOf, type Sale, undoneUntil, undoSaleObstacles } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { memo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { notify } from '../../features/notices/notify.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { ActionBar } from '../../ui/components/ActionBar.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';

const SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;
const MINUTE = SECONDS_PER_MINUTE * SECOND;

/** Offers to undo the newest sale, for as long as it can be undone. */
export const UndoSale = memo(function UndoSale() {
  const sales = useCharacter((character) => character.shown.sales);
  const now = useNow(SECOND);
  const sale = sales.findLast((one) => undoneUntil(one) > now);
  return sale === undefined ? null : <Undoable key={sale.saleId} sale={sale} />;
});

function Undoable({ sale }: { readonly sale: Sale }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const now = useNow(SECOND);
  const { run, pending } = useCommands();
  const left = undoneUntil(sale) - now;
  if (left <= 0) return null;
  const [refusal] = undoSaleObstacles(shown, { saleId: sale.saleId }, world, now);
  const undo = async () => {
    if (await run({ name: 'undo-sale', input: { saleId: sale.saleId } })) notify('The sale is undone.');
  };
  const [[itemId, amount] = [0, 0], ...others] = entriesOf(sale.items);
  const what =
    others.length === 0
      ? `${formatNumber(amount)} × ${world.item(itemId)?.name ?? 'an item'}`
      : `${formatNumber(others.length + 1)} kinds of items`;
  return (
    <ActionBar
      text={
        <>
          <span>{`${sale.plannedUntil === undefined ? 'Sold' : 'Your plan sold'} ${what} for`}</span>{' '}
          <Gold amount={sale.paid} />
        </>
      }
    >
      <CommandButton
        variant="default"
        loading={pending}
        refusal={refusal ? REFUSALS[refusal] : null}
        leftSection={<Glyph name="clockwise-rotation" size={18} />}
        onClick={() => void undo()}
      >
        {`Undo the sale (${formatDuration(Math.ceil(left / MINUTE) * SECONDS_PER_MINUTE)})`}
      </CommandButton>
    </ActionBar>
  );
}
