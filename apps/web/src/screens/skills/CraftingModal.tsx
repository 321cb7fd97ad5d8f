import { craftableAmount } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommand } from '../../features/character/use-command.ts';
import { AttributeRows, FactList } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { craftingRefusal } from '../../features/skills/crafting-requirements.ts';
import type { Recipe } from '../../features/skills/recipes.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { clampAmount } from '../../ui/components/clamp-amount.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './CraftingModal.module.css';
import { Materials } from './Materials.tsx';
import { Requirements } from './Requirements.tsx';

interface CraftingModalProps {
  /**
   * Null while the player has chosen no recipe; the dialog is then closed. The dialog is always mounted,
   * because it stores the focused element when it opens, and returns the focus to that element when it
   * closes.
   */
  readonly recipe: Recipe | null;
  readonly onClose: () => void;
}

/** The dialog that begins crafting or gathering an item (specification 2.53). */
export function CraftingModal({ recipe, onClose }: CraftingModalProps) {
  return (
    <Dialog
      className="sheet"
      opened={recipe !== null}
      onClose={onClose}
      title={recipe && titleOf(recipe)}
      size={560}
    >
      {recipe && <CraftingForm recipe={recipe} onBegun={onClose} />}
    </Dialog>
  );
}

const isGathered = ({ craft }: Recipe): boolean => craft.requiredComponents.length === 0;

const titleOf = (recipe: Recipe): string => (isGathered(recipe) ? 'Gather' : 'Craft');

function CraftingForm({ recipe, onBegun }: { readonly recipe: Recipe; readonly onBegun: () => void }) {
  const { craft, item } = recipe;
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommand('begin-crafting');
  // The amount that the player has chosen. Null means the largest possible amount, with which the session
  // runs as long as possible.
  const [chosen, setChosen] = useState<number | null>(null);
  const refusal = craftingRefusal(recipe, shown);
  const max = refusal === null ? craftableAmount(shown, craft, world) : 0;
  const amount = clampAmount(chosen ?? max, max);
  const begin = async () => {
    if (await run({ itemId: item.id, amount })) onBegun();
  };
  return (
    <div className={styles.form}>
      <ItemHead item={item} />
      <p className={styles.story}>{item.description}</p>
      <FactList>
        <div>
          <dt>Time</dt>
          <dd>{formatDuration(craft.baseActionTime)}</dd>
        </div>
        <div>
          <dt>Experience</dt>
          <dd>{formatNumber(craft.experience)}</dd>
        </div>
        <AttributeRows item={item} compare />
      </FactList>
      <Requirements recipe={recipe} />
      <Materials recipe={recipe} amount={Math.max(1, amount)} />
      <AmountField label="Amount" value={amount} max={max} onChange={setChosen} />
      <div className={styles.foot}>
        {refusal === null ? (
          <p>
            {formatNumber(amount)} × {formatDuration(craft.baseActionTime)}:{' '}
            <b>{formatDuration(amount * craft.baseActionTime)}</b>{' '}
            {isGathered(recipe) ? 'of gathering' : 'of work'} in all
          </p>
        ) : (
          <p className={styles.refusal} role="status">
            <Glyph name="plain-padlock" /> {REFUSALS[refusal]}
          </p>
        )}
        <CommandButton
          size="md"
          loading={pending}
          disabled={refusal !== null || amount < 1}
          onClick={() => void begin()}
        >
          Begin Crafting
        </CommandButton>
      </div>
    </div>
  );
}
