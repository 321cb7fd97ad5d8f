import {
  AS_OFTEN_AS_POSSIBLE,
  beginCraft,
  beginCraftingObstacles,
  type CraftTarget,
  craftAmount,
  recipeRate,
  skillLevel,
  takesComponents,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useBeginWork } from '../../features/combat/use-begin-work.ts';
import { TraitWorth } from '../../features/forecast/TraitWorth.tsx';
import { AttributeRows, FactList } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { ItemTraits } from '../../features/items/ItemTraits.tsx';
import { AfterThis } from '../../features/plan/AfterThis.tsx';
import { CraftTreePlan } from '../../features/plan/CraftTreePlan.tsx';
import { pointsText, productPoints } from '../../features/skills/experience-text.ts';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { workWords } from '../../features/skills/work-words.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { ChancesNote } from './ChancesNote.tsx';
import styles from './CraftingModal.module.css';
import { Materials } from './Materials.tsx';
import { Outcome } from './Outcome.tsx';
import { RateRows } from './RateRows.tsx';
import { Requirements } from './Requirements.tsx';
import { TargetFields } from './TargetFields.tsx';

interface CraftingModalProps {
  /**
   * Null while the player has chosen no recipe; the dialog is then closed. The dialog is always mounted,
   * because it stores the focused element when it opens, and returns the focus to that element when it
   * closes.
   */
  readonly recipe: ItemCraft | null;
  readonly onClose: () => void;
}

/** The dialog that begins crafting or gathering an item (specification 2.53). */
export function CraftingModal({ recipe, onClose }: CraftingModalProps) {
  return (
    <Dialog
      className="sheet"
      opened={recipe !== null}
      onClose={onClose}
      title={recipe && workWords(recipe.craft).name}
      size={560}
    >
      {recipe && <CraftingForm recipe={recipe} onBegun={onClose} />}
    </Dialog>
  );
}

function CraftingForm({ recipe, onBegun }: { readonly recipe: ItemCraft; readonly onBegun: () => void }) {
  const { craft, item } = recipe;
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { begin, pending, leavesFight } = useBeginWork();
  const now = useNow(1000);
  const [target, setTarget] = useState<CraftTarget>({ kind: 'all' });
  const rested = leavesFight ? { ...shown, action: null } : shown;
  const refusal = beginCraftingObstacles(rested, { itemId: item.id, amount: 1 }, world)[0] ?? null;
  const level = skillLevel(shown, craft.skillId);
  const amountUntil = (wanted: CraftTarget) => {
    const found = craftAmount(shown, item.id, wanted, world, now);
    return refusal !== null || 'refused' in found ? null : found;
  };
  const most = amountUntil({ kind: 'all' });
  const chosen = amountUntil(target);
  const amount = chosen?.amount ?? 0;
  const none = { amount: 0, level, endsAt: now };
  const isOpen = target.kind === 'all' || amount < 1;
  const step = beginCraft(item.id, isOpen ? AS_OFTEN_AS_POSSIBLE : amount);
  const beginIt = async () => {
    if (await begin(beginCraft(item.id, amount))) onBegun();
  };
  return (
    <div className={styles.form}>
      <ItemHead item={item} />
      <p className={styles.story}>{item.description}</p>
      <ItemTraits item={item} compare />
      <TraitWorth item={item} />
      <FactList>
        <div>
          <dt>Time</dt>
          <dd>{formatDuration(craft.baseActionTime)}</dd>
        </div>
        <div>
          <dt>Experience</dt>
          <dd>{pointsText(productPoints(craft, shown, world))}</dd>
        </div>
        <RateRows rate={recipeRate(shown, craft, world)} recipe={craft} />
        <AttributeRows item={item} compare />
      </FactList>
      {most && <ChancesNote chances={most.chances} />}
      <Requirements recipe={recipe} />
      <Materials recipe={recipe} amount={Math.max(1, amount)} />
      {takesComponents(craft) && <CraftTreePlan itemId={item.id} onPlanned={onBegun} />}
      <TargetFields
        chosen={chosen ?? none}
        most={most ?? none}
        level={level}
        now={now}
        onChange={setTarget}
      />
      <div className={styles.foot}>
        {chosen ? (
          <Outcome
            skillId={craft.skillId}
            chosen={chosen}
            forNextLevel={
              most?.level === level
                ? (amountUntil({ kind: 'level', level: level + 1 })?.wanted ?? null)
                : null
            }
            now={now}
          />
        ) : (
          refusal && (
            <p className={styles.refusal} role="status">
              <Glyph name="plain-padlock" /> <span>{REFUSALS[refusal]}</span>
            </p>
          )
        )}
        <AfterThis steps={[step]} onPlanned={onBegun} />
        <CommandButton
          size="md"
          loading={pending}
          disabled={refusal !== null || amount < 1}
          onClick={() => void beginIt()}
        >
          {leavesFight ? 'Leave the fight and begin' : workWords(craft).begin}
        </CommandButton>
      </div>
    </div>
  );
}
