import { isEssence } from '@slumberfell/engine';
import { type ReactNode, useState } from 'react';
import type { Recipe } from '../../features/skills/recipes.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { CraftingModal } from './CraftingModal.tsx';
import { DisenchantingModal } from './DisenchantingModal.tsx';
import styles from './RecipeList.module.css';
import { RecipeRow } from './RecipeRow.tsx';

interface RecipeListProps {
  readonly recipes: readonly Recipe[];
  /** Shown when the filters leave no recipe. */
  readonly empty: ReactNode;
}

/**
 * Recipes as rows, in two columns if they fit. A press on a recipe opens the crafting dialog; a press on an
 * essence opens the disenchanting dialog.
 */
export function RecipeList({ recipes, empty }: RecipeListProps) {
  const [chosen, setChosen] = useState<Recipe | null>(null);
  const close = () => setChosen(null);
  const isDisenchanting = chosen !== null && isEssence(chosen.craft);
  return (
    <>
      <Panel flush>
        {recipes.length === 0 ? (
          empty
        ) : (
          <ul className={styles.list}>
            {recipes.map((recipe) => (
              <li key={recipe.item.id} className={styles.cell}>
                <RecipeRow recipe={recipe} onChoose={() => setChosen(recipe)} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <CraftingModal recipe={isDisenchanting ? null : chosen} onClose={close} />
      <DisenchantingModal recipe={isDisenchanting ? chosen : null} onClose={close} />
    </>
  );
}
