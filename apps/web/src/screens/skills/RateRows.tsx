import { type CrafteableItem, type ItemActionRate, takesComponents } from '@slumberfell/engine';
import { workWords, worthLabel } from '../../features/skills/work-words.ts';
import { formatRate } from '../../lib/format/number.ts';

interface RateRowsProps {
  readonly rate: ItemActionRate;
  readonly recipe: CrafteableItem;
}

/** What an hour brings, as rows of a fact list. */
export const RateRows = ({ rate, recipe }: RateRowsProps) => (
  <>
    <div>
      <dt>Experience per hour</dt>
      <dd translate="no">{formatRate(rate.experience)}</dd>
    </div>
    <div>
      <dt>{`${workWords(recipe).had} per hour`}</dt>
      <dd translate="no">{formatRate(rate.products)}</dd>
    </div>
    <div>
      <dt>{worthLabel('Worth per hour', 'less what it takes', takesComponents(recipe))}</dt>
      <dd>{`${formatRate(rate.gold)} gold`}</dd>
    </div>
  </>
);
