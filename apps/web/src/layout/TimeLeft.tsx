import { useNow } from '../clock/use-now.ts';
import { formatCountdown } from '../format/time.ts';

/** The time until an instant as hh:mm:ss, counting down each second of the server's clock. */
export function TimeLeft({ until }: { readonly until: number }) {
  const now = useNow(1000);
  return (
    <span role="timer" aria-live="off">
      {formatCountdown(until - now)} left
    </span>
  );
}
