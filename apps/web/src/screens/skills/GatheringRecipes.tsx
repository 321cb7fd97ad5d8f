import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { isAvailable, type Recipe } from '../../features/skills/recipes.ts';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { RecipeList } from './RecipeList.tsx';
import styles from './Recipes.module.css';

/** The recipes of a gathering skill: all of them, or only those that the character can use now. */
export function GatheringRecipes({ recipes }: { readonly recipes: readonly Recipe[] }) {
  const shown = useCharacter((character) => character.shown);
  const [only, setOnly] = useState(false);
  const listed = only ? recipes.filter((recipe) => isAvailable(recipe, shown)) : recipes;
  return (
    <>
      <div className={styles.filters}>
        <Checkbox
          label="Show only available"
          checked={only}
          onChange={(event) => setOnly(event.currentTarget.checked)}
        />
      </div>
      <RecipeList
        recipes={listed}
        empty={
          <EmptyState
            title="Nothing for you here, yet."
            action={
              <Button variant="default" onClick={() => setOnly(false)}>
                Show everything
              </Button>
            }
          >
            What this skill takes grows in another region, or a few levels further up.
          </EmptyState>
        }
      />
    </>
  );
}
