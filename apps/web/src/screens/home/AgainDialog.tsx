import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AgainOffer } from '../../features/again/AgainOffer.tsx';
import { useAgain } from '../../features/again/use-again.ts';
import { useCharacterState } from '../../features/character/use-character.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';

/**
 * The offer to begin the same again, as a dialog, for the address `/home?again`. The player has to press: a
 * link may come from anywhere, so it begins nothing. Without anything to offer there is no dialog.
 */
export function AgainDialog() {
  const navigate = useNavigate();
  const offer = useAgain();
  // The dialog of an idle report has the same offer, and comes first.
  const hasReport = useCharacterState(({ idleReport }) => idleReport !== null);
  const close = () => void navigate({ to: '/home', replace: true });
  const hasOffer = offer !== null;
  useEffect(() => {
    // What ends later on must not open the dialog.
    if (!hasOffer) void navigate({ to: '/home', replace: true });
  }, [hasOffer, navigate]);
  return (
    <Dialog opened={hasOffer && !hasReport} onClose={close} title="The same again">
      {offer && <AgainOffer offer={offer} onBegun={close} />}
    </Dialog>
  );
}
