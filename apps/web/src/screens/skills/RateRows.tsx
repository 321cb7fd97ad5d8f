import type { ItemActionRate } from '@slumberfell/engine';
import { formatRate } from '../../lib/format/number.ts';

interface RateRowsProps {
  readonly rate: ItemActionRate;
  /** What the products are called: `Gathered`, `Made`, `Essence`. */
  readonly made: string;
}

/** What an hour brings, as rows of a fact list. */
export const RateRows = ({ rate, made }: RateRowsProps) => (
  <>
    <div>
      <dt>Experience an hour</dt>
      <dd>{formatRate(rate.experience)}</dd>
    </div>
    <div>
      <dt>{made} an hour</dt>
      <dd>{formatRate(rate.products)}</dd>
    </div>
    <div>
      <dt>Worth an hour, less what it takes</dt>
      <dd>{formatRate(rate.gold)} gold</dd>
    </div>
  </>
);
