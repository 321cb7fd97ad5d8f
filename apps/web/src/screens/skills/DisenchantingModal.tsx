import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { DisenchantingForm } from './DisenchantingForm.tsx';

interface DisenchantingModalProps {
  /**
   * The recipe of the essence; null while the player has chosen none, and the dialog is closed. The dialog is
   * always mounted, because it stores the focused element when it opens, and returns the focus when it
   * closes.
   */
  readonly recipe: ItemCraft | null;
  readonly onClose: () => void;
}

/** The dialog that disenchants equipment into an essence (specification 2.54). */
export function DisenchantingModal({ recipe, onClose }: DisenchantingModalProps) {
  return (
    <Dialog className="sheet" opened={recipe !== null} onClose={onClose} title="Disenchant" size={600}>
      {recipe && <DisenchantingForm recipe={recipe} onBegun={onClose} />}
    </Dialog>
  );
}
