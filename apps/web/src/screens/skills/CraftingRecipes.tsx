import { Button } from '@mantine/core';
import { ItemQuality } from '@slumberfell/engine';
import { type CraftFilter, type ItemCraft, isOfFilter } from '../../features/skills/item-crafts.ts';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { FIRST_CHOICE } from './list-choice.ts';
import { RecipeList } from './RecipeList.tsx';
import styles from './Recipes.module.css';
import { SortField } from './SortField.tsx';
import { useListChoice } from './use-list-choice.ts';

const ANY = 'any';
const TIERS = [1, 2, 3, 4, 5, 6];

const QUALITIES: readonly { readonly value: ItemQuality; readonly label: string }[] = [
  { value: ItemQuality.Uncommon, label: 'Normal' },
  { value: ItemQuality.Elite, label: 'Elite' },
];

interface CraftingRecipesProps {
  readonly skillId: number;
  readonly recipes: readonly ItemCraft[];
}

/** The recipes of a crafting skill, with filters for tier and quality (specification 2.49). */
export function CraftingRecipes({ skillId, recipes }: CraftingRecipesProps) {
  const [choice, change] = useListChoice(skillId);
  const { filter, order, showsRest } = choice;
  const set = (name: keyof CraftFilter, value: string) =>
    change({ filter: { ...filter, [name]: value === ANY ? null : Number(value) } });
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label="Tier"
          data={[
            { value: ANY, label: 'Any' },
            ...TIERS.map((tier) => ({ value: String(tier), label: String(tier) })),
          ]}
          value={String(filter.tier ?? ANY)}
          onChange={(value) => set('tier', value)}
          className={styles.filter}
        />
        <SelectField
          label="Quality"
          data={[
            { value: ANY, label: 'Any' },
            ...QUALITIES.map(({ value, label }) => ({ value: String(value), label })),
          ]}
          value={String(filter.quality ?? ANY)}
          onChange={(value) => set('quality', value)}
          className={styles.filter}
        />
        <SortField order={order} onChange={(next) => change({ order: next })} />
      </div>
      <RecipeList
        recipes={recipes}
        skillId={skillId}
        order={order}
        isListed={({ recipe }) => isOfFilter(recipe, filter)}
        // A filter says what the player looks for, so nothing that it finds is folded.
        rest={filter.tier !== null || filter.quality !== null ? 'all' : showsRest ? 'shown' : 'folded'}
        onFold={(isFolded) => change({ showsRest: !isFolded })}
        empty={
          <EmptyState
            title="Nobody makes that."
            action={
              <Button variant="default" onClick={() => change({ filter: FIRST_CHOICE.filter })}>
                Show everything
              </Button>
            }
          >
            This workshop has nothing of that tier and quality.
          </EmptyState>
        }
      />
    </>
  );
}
