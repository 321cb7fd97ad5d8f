import { useCharacterState } from '../../features/character/use-character.ts';
import { timeAndDate } from '../../lib/clock/time-of-day.ts';
import { useNow } from '../../lib/clock/use-now.ts';

interface WaitNoticeProps {
  readonly className?: string | undefined;
}

/**
 * Says until when the character waits because the server's clock was ahead. Renders nothing if it does not.
 */
export function WaitNotice({ className }: WaitNoticeProps) {
  const waitsUntil = useCharacterState((state) => state.waitsUntil);
  return waitsUntil !== null && <Wait until={waitsUntil} className={className} />;
}

function Wait({ until, className }: WaitNoticeProps & { readonly until: number }) {
  const now = useNow(1_000);
  if (now >= until) return null;
  return (
    <p
      className={className}
    >{`Your legend pauses until ${timeAndDate(until, now)}, and then goes on. Nothing is lost.`}</p>
  );
}
