import { type ItemAmount, ItemQuality } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommand } from '../../features/character/use-command.ts';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { ItemHead } from '../../features/items/ItemHead.tsx';
import { craftingRefusal } from '../../features/skills/crafting-requirements.ts';
import type { Recipe } from '../../features/skills/recipes.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './DisenchantingForm.module.css';
import {
  allOf,
  type Choice,
  chosenPieces,
  experienceOf,
  outcomeOf,
  pieceCap,
  piecesFor,
} from './disenchanting.ts';
import { PieceList } from './PieceList.tsx';
import { Requirements } from './Requirements.tsx';

interface DisenchantingFormProps {
  readonly recipe: Recipe;
  readonly onBegun: () => void;
}

/**
 * The form for disenchanting: the pieces in the inventory with the chosen amounts, the result, and the
 * buttons that begin the session.
 */
export function DisenchantingForm({ recipe, onBegun }: DisenchantingFormProps) {
  const { craft, item } = recipe;
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommand('begin-disenchanting');
  const [choice, setChoice] = useState<Choice>(new Map());
  const [warned, setWarned] = useState(false);
  const pieces = piecesFor(recipe, shown, world);
  const cap = pieceCap(recipe, shown, world);
  const chosen = chosenPieces(pieces, choice, cap);
  const all = chosenPieces(pieces, allOf(pieces), cap);
  const refusal = craftingRefusal(recipe, shown);
  const { pieces: count, essences } = outcomeOf(pieces, chosen);
  const experience = experienceOf(recipe, essences, shown, world);

  const begin = async (items: readonly ItemAmount[]) => {
    if (await run({ itemId: item.id, items })) onBegun();
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
          <dt>Time for each piece</dt>
          <dd>{formatDuration(craft.baseActionTime)}</dd>
        </div>
        <div>
          <dt>Experience for each essence</dt>
          <dd>{formatNumber(craft.experience)}</dd>
        </div>
        <div>
          <dt>At most in one session</dt>
          <dd>{formatNumber(cap)} pieces</dd>
        </div>
      </FactList>
      <Requirements recipe={recipe} />
      <PieceList pieces={pieces} essence={item} chosen={chosen} cap={cap} onChoose={setChoice} />
      <div className={styles.foot}>
        {refusal === null ? (
          <p role="status">
            {warned ? (
              <>All of it: that includes pieces of Rare quality or better. Press once more if you mean it.</>
            ) : (
              <>
                {formatNumber(count)} {count === 1 ? 'piece becomes' : 'pieces become'}{' '}
                <b>{formatNumber(essences)} essence</b> and {formatNumber(experience)} experience in{' '}
                {formatDuration(count * craft.baseActionTime)}
              </>
            )}
          </p>
        ) : (
          <p className={styles.refusal} role="status">
            <Glyph name="plain-padlock" /> {REFUSALS[refusal]}
          </p>
        )}
        <div className={styles.buttons}>
          <CommandButton
            variant="default"
            loading={pending}
            disabled={refusal !== null || all.length === 0}
            onClick={beginAll}
          >
            Disenchant All
          </CommandButton>
          <CommandButton
            loading={pending}
            disabled={refusal !== null || chosen.length === 0}
            onClick={() => void begin(chosen)}
          >
            Disenchant Selected
          </CommandButton>
        </div>
      </div>
    </div>
  );
}
