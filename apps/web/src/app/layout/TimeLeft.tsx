import { useTimeLeft } from '../../lib/clock/use-time-left.ts';
import { formatCountdown } from '../../lib/format/time.ts';

/** The time until an instant as hh:mm:ss. It counts down each second of the server's clock. */
export function TimeLeft({ until }: { readonly until: number }) {
  return (
    <span role="timer" aria-live="off">
      <span translate="no">{formatCountdown(useTimeLeft(until))}</span>
      <span data-word=""> left</span>
    </span>
  );
}
