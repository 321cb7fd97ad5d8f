import { type CombatAction, TURN_TIME } from '@slumberfell/engine';
import { serverNow } from '../../../lib/clock/server-clock.ts';
import { GlideBar } from '../../../ui/components/Bar.tsx';

/** The progress of the current turn (colour dusk) or pull (colour ember), by the server's clock. */
export function PhaseBar({ action: { phase, phaseAt, pullTime } }: { readonly action: CombatAction }) {
  const isPull = phase === 'pull';
  const until = phaseAt + (isPull ? pullTime : TURN_TIME);
  return (
    <GlideBar from={phaseAt} until={until} now={serverNow()} tint={isPull ? 'ember' : 'dusk'} height={8} />
  );
}
