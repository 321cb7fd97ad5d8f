import { craftObstacles, isEssence, isItemAction } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { materialsOf } from '../../features/skills/crafting-requirements.ts';
import type { Recipe } from '../../features/skills/recipes.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { piecesFor } from './disenchanting.ts';
import styles from './RecipeRow.module.css';

interface RecipeRowProps {
  readonly recipe: Recipe;
  readonly onChoose: () => void;
}

/** One recipe: item, components, time, and whether the character can use it. */
export function RecipeRow({ recipe, onChoose }: RecipeRowProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { craft, item } = recipe;
  const running = isItemAction(shown.action) && shown.action.itemId === item.id;
  const obstacles = craftObstacles(shown, craft);
  const away = obstacles.includes('craft/region');
  const regions = craft.requiredRegions.map((id) => world.region(id)?.name).join(', ');
  return (
    <button
      type="button"
      className={styles.row}
      data-running={running}
      aria-current={running || undefined}
      onClick={onChoose}
    >
      <span className={styles.picture}>
        <ItemPicture item={item} />
        {running && <RunningSign />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <QualityName item={item} />
        </span>
        <span className={styles.facts}>
          {formatDuration(craft.baseActionTime)} · {formatNumber(craft.experience)} xp
          {regions && (
            <span className={away ? styles.away : styles.here}>
              {' · '}
              {away ? 'needs ' : <Glyph name="position-marker" size="0.9em" />}
              {regions}
            </span>
          )}
        </span>
        {isEssence(craft) ? <DisenchantingNote recipe={recipe} /> : <Components recipe={recipe} />}
      </span>
      <span className={styles.badges}>
        <LevelBadge level={craft.requiredLevel} reached={!obstacles.includes('craft/level')} />
        <LearnedBadge learned={!obstacles.includes('craft/recipe')} />
        {running && <span className="visually-hidden">, under way</span>}
      </span>
    </button>
  );
}

/**
 * Marks the recipe of the running action. The sign is on the picture, so that the row keeps its height when a
 * session begins or ends.
 */
const RunningSign = () => (
  <span className={styles.runningSign} title="Under way" aria-hidden="true">
    <Glyph name="hourglass" size={14} />
  </span>
);

/**
 * Shown for an essence, which has no components: how many pieces in the inventory can be disenchanted into
 * it.
 */
function DisenchantingNote({ recipe }: { readonly recipe: Recipe }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const pieces = piecesFor(recipe, shown, world).reduce((sum, { owned }) => sum + owned, 0);
  return (
    <span className={styles.facts}>
      By disenchanting · {formatNumber(pieces)} {pieces === 1 ? 'piece' : 'pieces'} in your bag
    </span>
  );
}

/** The components that one action takes. A component of which the character owns too few is marked. */
function Components({ recipe }: { readonly recipe: Recipe }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const materials = materialsOf(recipe, shown);
  if (materials.length === 0) return null;
  return (
    <span className={styles.components}>
      {materials.map(({ itemId, required, available }) => {
        const item = world.item(itemId);
        if (!item) return null;
        return (
          <span key={itemId} className={styles.component} data-short={available < required} title={item.name}>
            <span className={styles.small}>
              <ItemPicture item={item} />
            </span>
            {formatNumber(required)}
            <span className="visually-hidden">
              {' '}
              × {item.name}
              {available < required && ', not enough owned'},{' '}
            </span>
          </span>
        );
      })}
    </span>
  );
}

const LevelBadge = ({ level, reached }: { readonly level: number; readonly reached: boolean }) => (
  <Chip tone={reached ? 'good' : 'bad'} {...(!reached && { glyph: 'plain-padlock' as const })}>
    Level {level}
  </Chip>
);

/**
 * Whether the character has learned the recipe. The badge of an unlearned recipe is not red, because the name
 * of an Elite item beside it is red, and the two together would look like an error.
 */
const LearnedBadge = ({ learned }: { readonly learned: boolean }) => (
  <Chip tone={learned ? 'good' : 'plain'} glyph={learned ? 'check-mark' : 'plain-padlock'}>
    {learned ? 'Learned' : 'Unlearned'}
  </Chip>
);
