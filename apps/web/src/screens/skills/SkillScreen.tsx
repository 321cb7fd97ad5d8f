import { isGathered, type Skill } from '@slumberfell/engine';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CollectableNote } from '../../features/collections/CollectableNote.tsx';
import { collectable } from '../../features/collections/collectable.ts';
import { useClaimable } from '../../features/collections/use-claimable.ts';
import { type ItemCraft, itemCraftsOf } from '../../features/skills/item-crafts.ts';
import { skillOfPath } from '../../features/skills/skill-path.ts';
import { serverName } from '../../lib/server-look.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { CraftingRecipes } from './CraftingRecipes.tsx';
import { GatheringRecipes } from './GatheringRecipes.tsx';
import { SkillBanner } from './SkillBanner.tsx';

/** A skill's level and recipes (specification 2.48). */
export function SkillScreen() {
  const { skillName } = useParams({ from: '/app/game/skills/$skillName' });
  const skill = skillOfPath(useWorld(), skillName);
  // With this key React mounts a new page for another skill, so filters and the open recipe are reset.
  return skill ? <SkillPage key={skill.id} skill={skill} /> : <NoSuchSkill />;
}

function NoSuchSkill() {
  useTitle('Page not found');
  return (
    <>
      <PageHead title="Page not found" />
      <Panel>
        <EmptyState
          title="Nobody here teaches that."
          action={<PrimaryLink to="/">{`Back to ${serverName()}`}</PrimaryLink>}
        >
          There may be a village that does. It is not on this mountain.
        </EmptyState>
      </Panel>
    </>
  );
}

function SkillPage({ skill }: { readonly skill: Skill }) {
  useTitle(skill.name);
  const world = useWorld();
  const recipes = useMemo(() => itemCraftsOf(world, skill.id), [world, skill.id]);
  const gathers = isGathered({ skillId: skill.id });
  return (
    <>
      <SkillBanner skill={skill} />
      <RecipesNote recipes={recipes} />
      {recipes.length === 0 ? (
        <LearnedInCombat />
      ) : gathers ? (
        <GatheringRecipes skillId={skill.id} recipes={recipes} />
      ) : (
        <CraftingRecipes skillId={skill.id} recipes={recipes} />
      )}
    </>
  );
}

/** Offers to learn the recipes of the bag, on the screens of the skills to which one of them belongs. */
function RecipesNote({ recipes }: { readonly recipes: readonly ItemCraft[] }) {
  const world = useWorld();
  const claimable = useClaimable();
  const waiting = new Set(collectable(claimable, 'recipes', world).map(({ id }) => id));
  const isTaught = ({ craft }: ItemCraft) => waiting.has(craft.requiredRecipeId ?? 0);
  return recipes.some(isTaught) ? <CollectableNote kind="recipes" /> : null;
}

const LearnedInCombat = () => (
  <Panel>
    <EmptyState
      title="This is learned the loud way."
      action={<PrimaryLink to="/local-combat">Combat in your Area</PrimaryLink>}
    >
      Combat skills rise with every enemy that falls; the training attribute decides which.
    </EmptyState>
  </Panel>
);
