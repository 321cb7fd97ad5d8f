import { useIsOffline } from '../../lib/use-is-offline.ts';
import { Glyph } from '../glyph/Glyph.tsx';
import { useIsAmountRefused } from './AmountForm.tsx';
import { RefusableButton, type RefusableButtonProps } from './RefusableButton.tsx';

/** What a button that sends a command says while there is no network. */
export const OFFLINE = 'You are offline. This can be pressed again as soon as there is a connection.';

/** What it says while a field for an amount in the same form refuses its text. */
const AMOUNT_REFUSED = 'Correct the amount first.';

interface CommandButtonProps extends Omit<RefusableButtonProps, 'refusal'> {
  /**
   * Why the server would refuse the command, as a sentence; null or absent when it would accept the command.
   */
  readonly refusal?: string | null;
}

/**
 * A button that sends a command to the server. Without a network, and while an amount in its form is refused,
 * it is disabled and says so.
 */
export function CommandButton({ refusal = null, leftSection, children, ...button }: CommandButtonProps) {
  const isOffline = useIsOffline();
  const isAmountRefused = useIsAmountRefused();
  return (
    <RefusableButton
      {...button}
      refusal={isOffline ? OFFLINE : isAmountRefused ? AMOUNT_REFUSED : refusal}
      leftSection={isOffline ? <Glyph name="hourglass" size={18} /> : leftSection}
    >
      {isOffline ? 'Waits for the connection' : children}
    </RefusableButton>
  );
}
