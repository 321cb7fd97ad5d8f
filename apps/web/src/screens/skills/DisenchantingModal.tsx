import type { Recipe } from '../../features/skills/recipes.ts';
import { Dialog } from '../../ui/parts/Dialog.tsx';
import { DisenchantingForm } from './DisenchantingForm.tsx';

interface DisenchantingModalProps {
  /** The essence; null before one is chosen. The modal is there all the same: opening, it notes whom to give the focus back to. */
  readonly recipe: Recipe | null;
  readonly onClose: () => void;
}

/** Undoing equipment into an essence (specification 2.54). */
export function DisenchantingModal({ recipe, onClose }: DisenchantingModalProps) {
  return (
    <Dialog className="sheet" opened={recipe !== null} onClose={onClose} title="Disenchant" size={600}>
      {recipe && <DisenchantingForm recipe={recipe} onBegun={onClose} />}
    </Dialog>
  );
}
