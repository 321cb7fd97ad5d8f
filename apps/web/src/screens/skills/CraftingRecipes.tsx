import { Button } from '@mantine/core';
import { ItemQuality } from '@slumberfell/engine';
import { useMemo } from 'react';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { TraitField } from '../../features/traits/TraitField.tsx';
import { hasChoices, offeredChoice, traitChoicesAmong } from '../../features/traits/trait-choices.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { type CraftFilter, isOfFilter } from './craft-filter.ts';
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

/**
 * The recipes of a crafting skill, with filters for tier and quality (specification 2.49), and for traits
 * where something that is made has any.
 */
export function CraftingRecipes({ skillId, recipes }: CraftingRecipesProps) {
  const [choice, change] = useListChoice(skillId);
  const { order, showsRest } = choice;
  const world = useWorld();
  const traitChoices = useMemo(
    () =>
      traitChoicesAmong(
        recipes.map(({ item }) => item),
        world,
      ),
    [recipes, world],
  );
  const filter = { ...choice.filter, trait: offeredChoice(traitChoices, choice.filter.trait) };
  const setFilter = (changed: Partial<CraftFilter>) => change({ filter: { ...filter, ...changed } });
  const set = (name: 'tier' | 'quality', value: string) =>
    setFilter({ [name]: value === ANY ? null : Number(value) });
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
        <TraitField
          choices={traitChoices}
          choice={filter.trait}
          onChange={(trait) => setFilter({ trait })}
          showsLabel
          className={styles.trait}
        />
        <SortField order={order} onChange={(next) => change({ order: next })} />
      </div>
      <RecipeList
        recipes={recipes}
        skillId={skillId}
        order={order}
        isListed={({ recipe }) => isOfFilter(recipe, filter, world)}
        // A filter says what the player looks for, so nothing that it finds is folded.
        rest={Object.values(filter).some((one) => one !== null) ? 'all' : showsRest ? 'shown' : 'folded'}
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
            {hasChoices(traitChoices)
              ? 'This workshop has nothing of that tier, quality and trait.'
              : 'This workshop has nothing of that tier and quality.'}
          </EmptyState>
        }
      />
    </>
  );
}
