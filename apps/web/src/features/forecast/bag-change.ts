import type { BestOfBag } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { formatShare } from '../../lib/format/share.ts';
import { experienceAnHour } from './rate-order.ts';

/** One number with the worn set and with the best set. */
export interface BagChange {
  readonly name: string;
  readonly worn: string;
  readonly best: string;
  /** Whether the best set makes it better or worse. */
  readonly tone: 'better' | 'worse' | 'same';
}

/** What changes when the best set is put on. */
export function bagChanges({ worn, best }: BestOfBag): readonly BagChange[] {
  const change = (
    name: string,
    before: number,
    after: number,
    format: (value: number) => string,
    lessIsBetter = false,
  ): BagChange => {
    const [from, to] = [format(before), format(after)];
    const isBetter = lessIsBetter ? after < before : after > before;
    return { name, worn: from, best: to, tone: from === to ? 'same' : isBetter ? 'better' : 'worse' };
  };
  const whole = (value: number) => formatNumber(Math.round(value));
  return [
    change('Survives', worn.survives, best.survives, formatShare),
    change('Experience an hour', experienceAnHour(worn), experienceAnHour(best), whole),
    change('Worth an hour', worn.gold.perHour, best.gold.perHour, whole),
    change('Food an hour', worn.food.perHour, best.food.perHour, whole, true),
  ];
}
