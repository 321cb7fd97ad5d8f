import { Button, Checkbox } from '@mantine/core';
import { useCharacter } from '../../features/character/use-character.ts';
import { type ItemCraft, isAvailable } from '../../features/skills/item-crafts.ts';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { RecipeList } from './RecipeList.tsx';
import styles from './Recipes.module.css';
import { SortField } from './SortField.tsx';
import { useListChoice } from './use-list-choice.ts';

interface GatheringRecipesProps {
  readonly skillId: number;
  readonly recipes: readonly ItemCraft[];
}

/** The recipes of a gathering skill: all of them, or only those that the character can use now. */
export function GatheringRecipes({ skillId, recipes }: GatheringRecipesProps) {
  const shown = useCharacter((character) => character.shown);
  const [{ onlyAvailable, order, showsRest }, change] = useListChoice(skillId);
  return (
    <>
      <div className={styles.filters}>
        <SortField order={order} onChange={(next) => change({ order: next })} />
        <Checkbox
          label="Show only available"
          checked={onlyAvailable}
          onChange={(event) => change({ onlyAvailable: event.currentTarget.checked })}
          className={styles.only}
        />
      </div>
      <RecipeList
        recipes={recipes}
        skillId={skillId}
        order={order}
        isListed={({ recipe }) => !onlyAvailable || isAvailable(recipe, shown)}
        rest={onlyAvailable ? 'all' : showsRest ? 'shown' : 'folded'}
        onFold={(isFolded) => change({ showsRest: !isFolded })}
        empty={
          <EmptyState
            title="Nothing for you here, yet."
            action={
              onlyAvailable && (
                <Button variant="default" onClick={() => change({ onlyAvailable: false })}>
                  Show everything
                </Button>
              )
            }
          >
            What this skill takes grows in another region, or a few levels further up.
          </EmptyState>
        }
      />
    </>
  );
}
