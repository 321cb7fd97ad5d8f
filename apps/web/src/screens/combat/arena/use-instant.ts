import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/clock/server-clock.ts';

/**
 * The server's clock in epoch ms. The component renders again when the clock reaches `instant`; with null it
 * does not.
 */
export function useInstant(instant: number | null): number {
  const [, passed] = useState<number | null>(null);
  useEffect(() => {
    if (instant === null) return;
    const left = instant - serverNow();
    if (left <= 0) return;
    const timer = setTimeout(() => passed(instant), left);
    return () => clearTimeout(timer);
  }, [instant]);
  return serverNow();
}
