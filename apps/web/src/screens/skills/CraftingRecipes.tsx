import { Button } from '@mantine/core';
import { ItemQuality } from '@slumberfell/engine';
import { useState } from 'react';
import { type CraftFilter, filterRecipes, type Recipe } from '../../features/skills/recipes.ts';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { RecipeList } from './RecipeList.tsx';
import styles from './Recipes.module.css';

const ANY = 'any';
const TIERS = [1, 2, 3, 4, 5, 6];
const ALL: CraftFilter = { tier: null, quality: null };

const QUALITIES: readonly { readonly value: ItemQuality; readonly label: string }[] = [
  { value: ItemQuality.Uncommon, label: 'Normal' },
  { value: ItemQuality.Elite, label: 'Elite' },
];

/** The recipes of a crafting skill, with filters for tier and quality (specification 2.49). */
export function CraftingRecipes({ recipes }: { readonly recipes: readonly Recipe[] }) {
  const [filter, setFilter] = useState(ALL);
  const set = (name: keyof CraftFilter, value: string) =>
    setFilter({ ...filter, [name]: value === ANY ? null : Number(value) });
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
      </div>
      <RecipeList
        recipes={filterRecipes(recipes, filter)}
        empty={
          <EmptyState
            title="Nobody makes that."
            action={
              <Button variant="default" onClick={() => setFilter(ALL)}>
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
