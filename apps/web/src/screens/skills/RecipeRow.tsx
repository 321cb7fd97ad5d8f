import {
  craftObstacles,
  type ItemActionRate,
  isBetterThanWorn,
  isEssence,
  isFood,
} from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { materialsOf } from '../../features/skills/crafting-requirements.ts';
import { productPoints, xpText } from '../../features/skills/experience-text.ts';
import type { ItemCraft } from '../../features/skills/item-crafts.ts';
import { workWords } from '../../features/skills/work-words.ts';
import { formatNumber, formatRate } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './RecipeRow.module.css';
import type { RecipeOrder } from './recipe-order.ts';
import type { RecipeStanding } from './recipe-standings.ts';

interface RecipeRowProps {
  readonly standing: RecipeStanding;
  /** The order of the list. The rate by which it is sorted is marked. */
  readonly order: RecipeOrder;
  readonly onChoose: () => void;
}

/** One recipe: item, components, time, what an hour of it brings, and whether the character can use it. */
export function RecipeRow({ standing, order, onChoose }: RecipeRowProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { recipe, rate, owned, actions, isRunning } = standing;
  const { craft, item } = recipe;
  const obstacles = craftObstacles(shown, craft);
  const away = obstacles.includes('craft/region');
  const regions = craft.requiredRegions.map((id) => world.region(id)?.name).join(', ');
  return (
    <button
      type="button"
      className={styles.row}
      data-running={isRunning}
      aria-current={isRunning || undefined}
      onClick={onChoose}
    >
      <span className={styles.picture}>
        <ItemPicture item={item} />
        {isRunning && <RunningSign />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <QualityName item={item} />
        </span>
        <span className={styles.facts}>
          <span>{`${formatDuration(craft.baseActionTime)} · ${xpText(productPoints(craft, shown, world), shown)}${owned > 0 ? ` · ${formatNumber(owned)} owned` : ''}`}</span>
          {regions && (
            <span className={away ? styles.away : styles.here}>
              {' · '}
              {away ? <span>needs </span> : <Glyph name="position-marker" size="0.9em" />}
              <span>{regions}</span>
            </span>
          )}
        </span>
        {rate && <Rates rate={rate} made={madeOf(recipe)} order={order} />}
        {isEssence(craft) ? (
          <DisenchantingNote pieces={actions} />
        ) : (
          <Components recipe={recipe} actions={actions} />
        )}
      </span>
      <span className={styles.badges}>
        {/* Food is packed, not worn. */}
        {!isFood(item) && isBetterThanWorn(item, shown, world) && <Chip tone="good">Better than yours</Chip>}
        <LevelBadge level={craft.requiredLevel} reached={!obstacles.includes('craft/level')} />
        <LearnedBadge learned={!obstacles.includes('craft/recipe')} />
        {isRunning && <span className="visually-hidden">, under way</span>}
      </span>
    </button>
  );
}

const madeOf = ({ craft }: ItemCraft): string => {
  if (isEssence(craft)) return 'essence';
  return workWords(craft).had.toLowerCase();
};

interface RatesProps {
  readonly rate: ItemActionRate;
  /** What the products are called. */
  readonly made: string;
  readonly order: RecipeOrder;
}

/** What an hour brings: experience, products, and worth at shop prices. */
function Rates({ rate, made, order }: RatesProps) {
  return (
    <span className={styles.rates}>
      <span data-sorted={order === 'experience'}>{`${formatRate(rate.experience)} xp/h`}</span>
      <span data-sorted={order === 'products'}>{`${formatRate(rate.products)} ${made}/h`}</span>
      <span data-sorted={order === 'gold'}>{`${formatRate(rate.gold)} gold/h`}</span>
    </span>
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
const DisenchantingNote = ({ pieces }: { readonly pieces: number }) => (
  <span
    className={styles.facts}
  >{`By disenchanting · ${formatNumber(pieces)} ${pieces === 1 ? 'piece' : 'pieces'} in your bag`}</span>
);

interface ComponentsProps {
  readonly recipe: ItemCraft;
  /** How many actions the owned components allow. */
  readonly actions: number;
}

/** The components that one action takes. A component of which the character owns too few is marked. */
function Components({ recipe, actions }: ComponentsProps) {
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
            <span translate="no">{formatNumber(required)}</span>
            <span className="visually-hidden">
              {` × ${item.name}${available < required ? ', not enough owned' : ''}, `}
            </span>
          </span>
        );
      })}
      {actions > 0 && <span className={styles.enough}>{`enough for ${formatNumber(actions)}`}</span>}
    </span>
  );
}

const LevelBadge = ({ level, reached }: { readonly level: number; readonly reached: boolean }) => (
  <Chip tone={reached ? 'good' : 'bad'} {...(!reached && { glyph: 'plain-padlock' as const })}>
    {`Level ${level}`}
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
