import { isEssence } from '@slumberfell/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { ChancesNote } from './ChancesNote.tsx';
import { CraftingModal } from './CraftingModal.tsx';
import { DisenchantingModal } from './DisenchantingModal.tsx';
import styles from './RecipeList.module.css';
import { RecipeRow } from './RecipeRow.tsx';
import { RestOfList } from './RestOfList.tsx';
import type { RecipeOrder } from './recipe-order.ts';
import { type RecipeStanding, recipeStandings } from './recipe-standings.ts';
import { useSteadyOrder } from './use-steady-order.ts';
import { chancesOf } from './work-chances.ts';

interface RecipeListProps {
  /** All recipes of the skill. */
  readonly recipes: readonly ItemCraft[];
  readonly skillId: number;
  readonly order: RecipeOrder;
  /** Whether the filters let a recipe through. */
  readonly isListed: (standing: RecipeStanding) => boolean;
  /**
   * What is done with recipes that the character cannot use now or has outgrown. folded: a button shows them;
   * shown: the same button hides them; all: they are shown, without a button.
   */
  readonly rest: 'folded' | 'shown' | 'all';
  readonly onFold: (isFolded: boolean) => void;
  /** Shown when no recipe is listed. */
  readonly empty: ReactNode;
}

/**
 * Recipes as rows, in two columns if they fit: first those that the character can use now, and after one
 * press the others. A press on a recipe opens the crafting dialog; a press on an essence opens the
 * disenchanting dialog.
 */
export function RecipeList({ recipes, skillId, order, isListed, rest, onFold, empty }: RecipeListProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const [chosen, setChosen] = useState<ItemCraft | null>(null);
  const standings = recipeStandings(recipes, shown, world);
  const sorted = useSteadyOrder(standings, order, skillId);
  const listed = sorted.filter(isListed);
  const now = listed.filter(({ part }) => part === 'now');
  const others = listed.filter(({ part }) => part !== 'now');
  const rowsOf = (part: readonly RecipeStanding[]) => (
    <RecipeRows standings={part} order={order} onChoose={setChosen} />
  );
  const close = () => setChosen(null);
  const isDisenchanting = chosen !== null && isEssence(chosen.craft);
  const chances = useMemo(() => chancesOf(recipes, shown, world), [recipes, shown, world]);
  return (
    <>
      <div className={styles.chances}>
        <ChancesNote chances={chances} />
      </div>
      {now.length > 0 && <Panel flush>{rowsOf(now)}</Panel>}
      {now.length === 0 && others.length > 0 && rest !== 'all' && <NothingNow />}
      {listed.length === 0 && <Panel flush>{empty}</Panel>}
      {others.length > 0 && (
        <RestOfList standings={others} rest={rest} onFold={onFold}>
          {rowsOf}
        </RestOfList>
      )}
      <CraftingModal recipe={isDisenchanting ? null : chosen} onClose={close} />
      <DisenchantingModal recipe={isDisenchanting ? chosen : null} onClose={close} />
    </>
  );
}

const NothingNow = () => (
  <Panel flush>
    <EmptyState title="Nothing for you here, yet.">
      What this skill makes comes a few levels further up, or grows in another region.
    </EmptyState>
  </Panel>
);

interface RecipeRowsProps {
  readonly standings: readonly RecipeStanding[];
  readonly order: RecipeOrder;
  readonly onChoose: (recipe: ItemCraft) => void;
}

const RecipeRows = ({ standings, order, onChoose }: RecipeRowsProps) => (
  <ul className={styles.list}>
    {standings.map((standing) => (
      <li key={standing.recipe.item.id} className={styles.cell}>
        <RecipeRow standing={standing} order={order} onChoose={() => onChoose(standing.recipe)} />
      </li>
    ))}
  </ul>
);
