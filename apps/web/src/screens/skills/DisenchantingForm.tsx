import {
  beginDisenchant,
  beginDisenchantingObstacles,
  type CraftTarget,
  disenchantAmount,
  type ItemAmount,
  ItemQuality,
  skillLevel,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useBeginWork } from '../../features/combat/use-begin-work.ts';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { AfterThis } from '../../features/plan/AfterThis.tsx';
import { pointsText, productPoints } from '../../features/skills/experience-text.ts';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './DisenchantingForm.module.css';
import { allOf, type Choice, chosenPieces, pieceCap, piecesFor } from './disenchanting.ts';
import { Outcome } from './Outcome.tsx';
import { PieceList } from './PieceList.tsx';
import { Requirements } from './Requirements.tsx';
import { TargetFields } from './TargetFields.tsx';

interface DisenchantingFormProps {
  readonly recipe: ItemCraft;
  readonly onBegun: () => void;
}

/**
 * The form for disenchanting: a target, the pieces in the inventory with the chosen amounts, the result, and
 * the buttons that begin the session.
 */
export function DisenchantingForm({ recipe, onBegun }: DisenchantingFormProps) {
  const { craft, item } = recipe;
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { begin: beginWork, pending, leavesFight } = useBeginWork();
  const now = useNow(1000);
  const [choice, setChoice] = useState<Choice>(new Map());
  const [warned, setWarned] = useState(false);
  const pieces = piecesFor(recipe, shown, world);
  const cap = pieceCap(recipe, shown, world);
  const chosen = chosenPieces(pieces, choice, cap);
  const all = chosenPieces(pieces, allOf(pieces), cap);
  const rested = leavesFight ? { ...shown, action: null } : shown;
  const refusal = beginDisenchantingObstacles(rested, { itemId: item.id, items: [] }, world)[0] ?? null;
  const level = skillLevel(shown, craft.skillId);
  const amountOf = (items: readonly ItemAmount[], target: CraftTarget) =>
    disenchantAmount(shown, craft, items, target, world, now);
  const outcome = amountOf(chosen, { kind: 'all' });
  const most = amountOf(all, { kind: 'all' });
  const stops = outcome.amount === most.amount ? most.stops : 'done';

  const begin = async (items: readonly ItemAmount[]) => {
    if (await beginWork(beginDisenchant(item.id, items))) onBegun();
  };
  const precious = all.some(({ itemId }) => (world.item(itemId)?.quality ?? 0) >= ItemQuality.Rare);
  const beginAll = () => {
    if (precious && !warned) setWarned(true);
    else void begin(all);
  };
  return (
    <div className={styles.form}>
      <ItemHead item={item} />
      <p className={styles.story}>{item.description}</p>
      <FactList>
        <div>
          <dt>Time per piece</dt>
          <dd>{formatDuration(craft.baseActionTime)}</dd>
        </div>
        <div>
          <dt>Experience per essence</dt>
          <dd>{pointsText(productPoints(craft, shown, world))}</dd>
        </div>
        <div>
          <dt>At most in one session</dt>
          <dd>{`${formatNumber(cap)} pieces`}</dd>
        </div>
      </FactList>
      <Requirements recipe={recipe} />
      {pieces.length > 0 && refusal === null && (
        <section>
          <TargetFields
            chosen={outcome}
            most={most}
            level={level}
            min={0}
            now={now}
            onChange={(target) =>
              setChoice(new Map(amountOf(all, target).items.map(({ itemId, amount }) => [itemId, amount])))
            }
          />
          <p className={styles.note}>The pieces of the lowest quality are taken first.</p>
        </section>
      )}
      <PieceList pieces={pieces} essence={item} chosen={chosen} cap={cap} onChoose={setChoice} />
      <div className={styles.foot}>
        {refusal === null ? (
          <>
            <p role="status">
              {warned ? (
                <span>
                  All of it: that includes pieces of Rare quality or better. Press once more if you mean it.
                </span>
              ) : (
                <span>
                  <span>{`${formatNumber(outcome.amount)} ${outcome.amount === 1 ? 'piece becomes' : 'pieces become'}`}</span>{' '}
                  <b>{`${formatNumber(outcome.essences)} essence`}</b>.
                </span>
              )}
            </p>
            {!warned && outcome.amount > 0 && (
              <Outcome skillId={craft.skillId} chosen={{ ...outcome, stops }} forNextLevel={null} now={now} />
            )}
          </>
        ) : (
          <p className={styles.refusal} role="status">
            <Glyph name="plain-padlock" /> <span>{REFUSALS[refusal]}</span>
          </p>
        )}
        <div className={styles.buttons}>
          <CommandButton
            variant="default"
            loading={pending}
            disabled={refusal !== null || all.length === 0}
            onClick={beginAll}
          >
            {leavesFight ? 'Leave the fight and disenchant all' : 'Disenchant All'}
          </CommandButton>
          {chosen.length > 0 && <AfterThis steps={[beginDisenchant(item.id, chosen)]} onPlanned={onBegun} />}
          <CommandButton
            loading={pending}
            disabled={refusal !== null || chosen.length === 0}
            onClick={() => void begin(chosen)}
          >
            {leavesFight ? 'Leave the fight and disenchant selected' : 'Disenchant Selected'}
          </CommandButton>
        </div>
      </div>
    </div>
  );
}
