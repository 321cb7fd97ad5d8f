import { type Sale, undoneUntil, undoSaleObstacles, unnoticedSale } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { memo } from 'react';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { ActionBar } from '../../ui/components/ActionBar.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';
import { soldItems, undoneUntilText } from './sale-words.ts';
import styles from './UndoSale.module.css';

const SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;
const MINUTE = SECONDS_PER_MINUTE * SECOND;

/** Offers to undo the newest sale, for as long as it can be undone. */
export const UndoSale = memo(function UndoSale() {
  return <Newest isOffered={() => true} />;
});

interface UndoPlannedSaleProps {
  /** Epoch ms. With both of them, the sale is offered only if it was made in this time. */
  readonly since?: number;
  readonly until?: number;
}

/** Offers to undo the newest sale of the plan, where a player reads what happened during an absence. */
export const UndoPlannedSale = memo(function UndoPlannedSale({
  since = 0,
  until = Number.POSITIVE_INFINITY,
}: UndoPlannedSaleProps) {
  return (
    <div className={styles.inside}>
      <Newest isOffered={({ plannedUntil, at }) => plannedUntil !== undefined && since < at && at <= until} />
    </div>
  );
});

/** The newest of the sales that are offered here. */
function Newest({ isOffered }: { readonly isOffered: (sale: Sale) => boolean }) {
  const sales = useCharacter((character) => character.shown.sales);
  const now = useNow(SECOND);
  const sale = sales.findLast((one) => undoneUntil(one) > now && isOffered(one));
  if (sale === undefined) return null;
  const isUnnoticed = unnoticedSale(sales)?.saleId === sale.saleId;
  return <Offer key={sale.saleId} sale={sale} now={now} isUnnoticed={isUnnoticed} />;
}

interface OfferProps {
  readonly sale: Sale;
  /** Epoch ms. */
  readonly now: number;
  /** Whether it is a sale of the plan that its player has not followed by a command yet. */
  readonly isUnnoticed: boolean;
}

function Offer({ sale, now, isUnnoticed }: OfferProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const [refusal] = undoSaleObstacles(shown, { saleId: sale.saleId }, world, now);
  const reason = refusal ? REFUSALS[refusal] : null;
  const undo = async () => {
    if (await run({ name: 'undo-sale', input: { saleId: sale.saleId } })) notify('The sale is undone.');
  };
  const note = reason ?? (isUnnoticed ? undoneUntilText(sale, now) : null);
  const left = formatDuration(Math.ceil((undoneUntil(sale) - now) / MINUTE) * SECONDS_PER_MINUTE);
  const isPlanned = sale.plannedUntil !== undefined;
  return (
    <div className={styles.offer}>
      <ActionBar
        text={
          <>
            <span>
              <span>{`${isPlanned ? 'Your plan’s last sale:' : 'Sold'} ${soldItems(sale, world)} for`}</span>{' '}
              <Gold amount={sale.paid} />
            </span>
            {note !== null && <small>{note}</small>}
          </>
        }
      >
        <CommandButton
          variant="default"
          loading={pending}
          refusal={reason}
          leftSection={<Glyph name="clockwise-rotation" size={18} />}
          onClick={() => void undo()}
        >
          {isUnnoticed ? 'Undo the sale' : `Undo the sale (${left})`}
        </CommandButton>
      </ActionBar>
    </div>
  );
}
