import {
  amountOf,
  type Item,
  isGathered,
  requirementTree,
  type Shown,
  type TreeNode,
  type TreeTotals,
  type TreeWay,
  treeTotals,
  type World,
  wayKey,
} from '@slumberfell/engine';
import { useDeferredValue, useMemo, useState } from 'react';
import { useShown } from '../../features/character/use-character.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { VISITOR, xpText } from '../../features/skills/experience-text.ts';
import { workWords } from '../../features/skills/work-words.ts';
import { ItemLink, WikiLink } from '../../features/wiki/WikiLink.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import styles from './RequirementPanel.module.css';

/** The most of an item that the panel counts for. */
const MOST = 10_000;

/**
 * Everything that is needed for more of an item, less what is owned, with time and experience. Where an item
 * comes in several ways, the reader chooses one.
 */
export function RequirementPanel({ item }: { readonly item: Item }) {
  const world = useWorld();
  const shown = useShown();
  const [amount, setAmount] = useState(1);
  const [choices, setChoices] = useState<ReadonlyMap<number, string>>(new Map());
  const deferredAmount = useDeferredValue(amount);
  const tree = useMemo(
    () =>
      requirementTree(
        {
          itemId: item.id,
          amount: deferredAmount,
          owned: (id) => (shown ? amountOf(shown.inventory, id) : 0),
          learner: shown ?? VISITOR,
          choices,
        },
        world,
      ),
    [item, world, shown, deferredAmount, choices],
  );
  const choose = (itemId: number, key: string) => setChoices((before) => new Map([...before, [itemId, key]]));
  if (tree.way === null) return null;
  return (
    <Panel
      title="What it takes"
      aside={<AmountField compact label="How many more" value={amount} max={MOST} onChange={setAmount} />}
    >
      <Totals totals={treeTotals(tree)} root={tree} />
      <ul className={styles.tree}>
        <Branch node={tree} isRoot onChoose={choose} />
      </ul>
    </Panel>
  );
}

function Totals({ totals, root }: { readonly totals: TreeTotals; readonly root: TreeNode }) {
  const world = useWorld();
  const shown = useShown();
  const { seconds, experience, gold, ends, isPossible, hasFights } = totals;
  const list = [...ends].filter(([id]) => id !== root.itemId);
  return (
    <div className={styles.totals}>
      <p>
        {(seconds > 0 || !hasFights) && <b>{formatDuration(Math.ceil(seconds))}</b>}
        {hasFights && <span>{seconds > 0 ? ', and the fights' : 'As long as the fights take'}</span>}
        {[...experience].map(([skillId, points]) => (
          <span key={skillId}>
            {' '}
            <span>{`· ${xpText(points, shown)}`}</span>{' '}
            <WikiLink section="skills" id={skillId}>
              {world.sets.skills.find(({ id }) => id === skillId)?.name}
            </WikiLink>
          </span>
        ))}
        {gold > 0 && (
          <span>
            {' · '}
            <Gold amount={gold} />
          </span>
        )}
      </p>
      {list.length > 0 && (
        <p className={styles.ends}>
          To gather, win or buy:{' '}
          {list.map(([id, needed], index) => {
            const item = world.item(id);
            return (
              item && (
                <span key={id}>
                  {index > 0 && <span>, </span>}
                  <span translate="no">{formatNumber(Math.ceil(needed))}</span> <ItemLink item={item} />
                </span>
              )
            );
          })}
        </p>
      )}
      {!isPossible && <p className={styles.ends}>Part of it is no longer available.</p>}
    </div>
  );
}

interface BranchProps {
  readonly node: TreeNode;
  readonly isRoot?: boolean;
  readonly onChoose: (itemId: number, key: string) => void;
}

function Branch({ node, isRoot = false, onChoose }: BranchProps) {
  const world = useWorld();
  const shown = useShown();
  const item = world.item(node.itemId);
  if (!item) return null;
  const { needed, owned, missing, ways, way, parts } = node;
  return (
    <li>
      <div className={styles.node}>
        <span className={styles.picture}>
          <ItemPicture item={item} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <b translate="no">{formatNumber(Math.ceil(needed))}</b> ×{' '}
            {isRoot ? <span>{item.name}</span> : <ItemLink item={item} />}
            {owned > 0 && (
              <small className={styles.owned}>
                {missing === 0
                  ? ' owned'
                  : ` ${formatNumber(owned)} owned, ${formatNumber(Math.ceil(missing))} missing`}
              </small>
            )}
          </span>
          {missing > 0 && (
            <small className={styles.how}>
              {way ? howText(node, way, shown, world) : 'No longer available'}
            </small>
          )}
        </span>
        {ways.length > 1 && way && (
          <SelectField
            aria-label={`Way to get ${item.name}`}
            className={styles.ways ?? ''}
            data={ways.map((one) => ({ value: wayKey(one), label: wayName(one, world) }))}
            value={wayKey(way)}
            onChange={(key) => onChoose(item.id, key)}
          />
        )}
      </div>
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <Branch key={part.itemId} node={part} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The name of a way in the choice between ways. */
function wayName(way: TreeWay, world: World): string {
  switch (way.kind) {
    case 'recipe':
      return workWords(way.recipe).name;
    case 'disenchanting':
      return `Disenchant ${world.item(way.pieceId)?.name}`;
    case 'shop':
      return 'Buy';
    case 'milestone':
      return `Gift at total level ${way.totalLevel}`;
    case 'fight':
      return `Fight ${way.enemy.name}`;
    case 'dungeon':
      return `Dungeon ${way.dungeon.name}`;
    case 'found':
      return `From ${isGathered(way.recipe) ? 'gathering' : 'making'} ${world.item(way.recipe.itemId)?.name}`;
  }
}

const counted = (times: number, one: string, many: string): string => {
  const whole = Math.ceil(times);
  return `${formatNumber(whole)} ${whole === 1 ? one : many}`;
};

/** How the missing ones come: how often, how long, and with how much experience. */
function howText(
  { times, seconds, experience, gold }: TreeNode,
  way: TreeWay,
  shown: Shown | null,
  world: World,
): string {
  const work = [
    ...(seconds === null ? [] : [formatDuration(Math.ceil(seconds))]),
    ...(experience === null ? [] : [xpText(experience.points, shown)]),
  ].join(' · ');
  switch (way.kind) {
    case 'shop':
      return `Bought for ${formatNumber(gold)} gold`;
    case 'milestone':
      return `A gift at total level ${formatNumber(way.totalLevel)}`;
    case 'fight':
      return `About ${counted(times, 'kill', 'kills')} of ${way.enemy.name} in ${way.region.name}`;
    case 'dungeon':
      return `About ${counted(times, 'run', 'runs')} of ${way.dungeon.name}`;
    case 'found':
      return `About ${counted(times, 'action', 'actions')} · ${work}`;
    default: {
      const skill = world.sets.skills.find(({ id }) => id === way.recipe.skillId)?.name;
      return `${skill} level ${way.recipe.requiredLevel} · ${work}`;
    }
  }
}
