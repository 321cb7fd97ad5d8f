import {
  amountOf,
  type CrafteableItem,
  dropsOfRecipe,
  type Item,
  isEssence,
  isGathered,
  itemSources,
  recipeRate,
} from '@slumberfell/engine';
import { useShown } from '../../features/character/use-character.ts';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { CraftTreePlan } from '../../features/plan/CraftTreePlan.tsx';
import {
  experienceLabel,
  pointsText,
  productPoints,
  VISITOR,
} from '../../features/skills/experience-text.ts';
import { workWords } from '../../features/skills/work-words.ts';
import { ItemLink, WikiLink } from '../../features/wiki/WikiLink.tsx';
import { formatChance } from '../../lib/format/chance.ts';
import { formatNumber, formatRate } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import styles from './EntryPage.module.css';
import { EntryRow } from './EntryRow.tsx';
import { FactRow } from './FactRow.tsx';
import { NoSuchEntry } from './NoSuchEntry.tsx';
import { RowList } from './RowList.tsx';
import { regionNames } from './source-rows.ts';
import { Trail } from './Trail.tsx';

/** The page of a recipe: what it takes, how long, for how much experience, and what else it may bring. */
export function RecipeEntry({ id }: { readonly id: number }) {
  const world = useWorld();
  const [item, recipe] = [world.item(id), world.craft(id)];
  return item && recipe ? <KnownRecipe item={item} recipe={recipe} /> : <NoSuchEntry />;
}

interface RecipeProps {
  readonly item: Item;
  readonly recipe: CrafteableItem;
}

function KnownRecipe({ item, recipe }: RecipeProps) {
  useTitle(`${item.name} (recipe)`);
  const world = useWorld();
  const shown = useShown();
  const skill = world.sets.skills.find(({ id }) => id === recipe.skillId);
  const taught = recipe.requiredRecipeId === null ? undefined : world.item(recipe.requiredRecipeId);
  const rate = recipeRate(shown ?? VISITOR, recipe, world);
  return (
    <>
      <Trail section="recipes" />
      <div className={styles.columns}>
        <Panel brass className={styles.facts}>
          <div className={styles.portrait}>
            <ItemPicture item={item} />
          </div>
          <h1 className={styles.name}>
            <ItemLink item={item} />
          </h1>
          <p className={styles.kind}>Recipe</p>
          <FactList>
            {skill && (
              <FactRow label="Skill">
                <WikiLink section="skills" id={skill.id}>
                  {`${skill.name} ${recipe.requiredLevel}`}
                </WikiLink>
              </FactRow>
            )}
            {taught && (
              <FactRow label="Learned from">
                <ItemLink item={taught} />
              </FactRow>
            )}
            {recipe.requiredRegions.length > 0 && (
              <FactRow label="In">{regionNames(recipe.requiredRegions, world)}</FactRow>
            )}
            <FactRow label="Time">{formatDuration(recipe.baseActionTime)}</FactRow>
            <FactRow label={experienceLabel(shown)}>
              {pointsText(productPoints(recipe, shown, world))}
            </FactRow>
            {!isEssence(recipe) && (
              <>
                <FactRow label={`${workWords(recipe).had} per hour`}>{formatRate(rate.products)}</FactRow>
                <FactRow label={`${experienceLabel(shown)} per hour`}>{formatRate(rate.experience)}</FactRow>
                <FactRow label="Gold per hour">{formatRate(rate.gold)}</FactRow>
              </>
            )}
          </FactList>
        </Panel>
        <div className={styles.rest}>
          <Takes recipe={recipe} />
          <Finds itemId={item.id} />
          {shown && !isEssence(recipe) && (
            <Panel title="Plan it">
              <CraftTreePlan itemId={item.id} />
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}

function Takes({ recipe }: Pick<RecipeProps, 'recipe'>) {
  const world = useWorld();
  const shown = useShown();
  const pieces = itemSources(recipe.itemId, world).flatMap((source) =>
    source.kind === 'disenchanting' ? source.pieces : [],
  );
  if (isEssence(recipe)) {
    return (
      <Panel title="Disenchant one of these" flush>
        <RowList rows={pieces} keyOf={({ piece }) => piece.id} first={12}>
          {({ piece, amount }) => (
            <EntryRow
              picture={{ kind: 'item', item: piece }}
              title={<ItemLink item={piece} />}
              below={shown && `${formatNumber(amountOf(shown.inventory, piece.id))} owned`}
              aside={`gives ${amount}`}
            />
          )}
        </RowList>
      </Panel>
    );
  }
  if (isGathered(recipe)) {
    return (
      <Panel title="It takes">
        <p>Nothing but time: it is gathered.</p>
      </Panel>
    );
  }
  return (
    <Panel title="It takes" flush>
      <RowList rows={recipe.requiredComponents} keyOf={({ itemId }) => itemId}>
        {({ itemId, amount }) => {
          const part = world.item(itemId);
          return (
            part && (
              <EntryRow
                picture={{ kind: 'item', item: part }}
                title={<ItemLink item={part} />}
                below={shown && `${formatNumber(amountOf(shown.inventory, itemId))} owned`}
                aside={`×${formatNumber(amount)}`}
              />
            )
          );
        }}
      </RowList>
    </Panel>
  );
}

function Finds({ itemId }: { readonly itemId: number }) {
  const world = useWorld();
  const drops = dropsOfRecipe(itemId, world).toSorted((one, other) => other.chance - one.chance);
  if (drops.length === 0) return null;
  return (
    <Panel title="Also found, per action" flush>
      <RowList rows={drops} keyOf={(drop) => drop.itemId}>
        {(drop) => {
          const found = world.item(drop.itemId);
          return (
            found && (
              <EntryRow
                picture={{ kind: 'item', item: found }}
                title={<ItemLink item={found} />}
                aside={formatChance(drop.chance)}
              />
            )
          );
        }}
      </RowList>
    </Panel>
  );
}
