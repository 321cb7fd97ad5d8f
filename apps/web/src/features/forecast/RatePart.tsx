import { formatCompact, formatRate } from '../../lib/format/number.ts';

/** Numbers below it are shown with their digits, larger ones in a short form. */
const SHORT_FROM = 100;

interface RatePartProps {
  readonly amount: number;
  readonly unit: string;
  /** The unit for screen readers. */
  readonly words: string;
}

/** One number of a rate, in short for the eye and in full for screen readers. */
export const RatePart = ({ amount, unit, words }: RatePartProps) => (
  <span>
    <span aria-hidden="true">{`${shortText(amount)} ${unit}`}</span>
    <span className="visually-hidden">{`${formatRate(amount)} ${words},`}</span>
  </span>
);

const shortText = (amount: number): string =>
  Math.abs(amount) < SHORT_FROM ? formatRate(amount) : formatCompact(amount);
