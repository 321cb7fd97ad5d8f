import {
  type CombatAction,
  dungeonLength,
  type Enemy,
  type Item,
  type ItemAction,
  isCombat,
  isGathered,
  type Shown,
  TURN_TIME,
  targetOf,
  type World,
} from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { workWords } from '../skills/work-words.ts';

/** What a character is doing, prepared for display. Instants are epoch ms of the server's clock. */
export interface CurrentAction {
  readonly kind: 'gathering' | 'crafting' | 'combat';
  readonly title: string;
  readonly detail: string;
  /** Label in front of `detail`, such as `So far`. */
  readonly detailLabel: string;
  /** What the action makes or fights. Null during a pull, when the next enemy is not known yet. */
  readonly picture: { readonly item: Item } | { readonly enemy: Enemy } | null;
  /** `from` and `until`: begin and end of the current item action, turn or pull. */
  readonly from: number;
  readonly until: number;
  /** The session's limit: from this instant on, no fight of a hunt, no run and no item action begins. */
  readonly limitAt: number;
  /** The skill of the item action; null in combat. */
  readonly skillId: number | null;
}

/** The character's action, prepared for display; null while no action runs. */
export function currentAction(action: Shown['action'], world: World): CurrentAction | null {
  if (!action) return null;
  return isCombat(action) ? combatAction(action, world) : itemAction(action, world);
}

function itemAction(action: ItemAction, world: World): CurrentAction {
  const item = world.item(action.itemId);
  const craft = world.craft(action.itemId);
  if (!item) throw new Error(`Item with id ${action.itemId} not found`);
  const target = action.kind === 'craft' ? action.target : targetOf(action);
  const verb = action.kind === 'craft' ? workWords(craft).done : 'Disenchanted';
  return {
    kind: craft !== undefined && action.kind === 'craft' && isGathered(craft) ? 'gathering' : 'crafting',
    title: item.name,
    detail: `${verb} ${formatNumber(action.done)} / ${formatNumber(target)}`,
    detailLabel: 'So far',
    picture: { item },
    from: action.actionAt,
    // `craft` is undefined when its row was retired before this page was opened; the item action that is
    // running still ends.
    until: action.actionAt + (craft?.baseActionTime ?? 0) * 1000,
    limitAt: action.limitAt,
    skillId: craft?.skillId ?? null,
  };
}

function combatAction(action: CombatAction, world: World): CurrentAction {
  const { limitAt, phaseAt: from } = action;
  const enemy = action.enemyId === null ? undefined : world.enemy(action.enemyId);
  if (!enemy) {
    return {
      kind: 'combat',
      title: titleOfPull(action, world),
      detail: detailOfPull(action, world),
      detailLabel: action.kind === 'hunt' ? 'Just now' : 'So far',
      picture: null,
      from,
      until: from + action.pullTime,
      limitAt,
      skillId: null,
    };
  }
  return {
    kind: 'combat',
    title: enemy.name,
    detail: `${formatNumber(action.enemyHealth)} / ${formatNumber(enemy.health)} health`,
    detailLabel: 'The enemy still has',
    picture: { enemy },
    from,
    until: from + TURN_TIME,
    limitAt,
    skillId: null,
  };
}

const titleOfPull = (action: CombatAction, world: World): string =>
  action.kind === 'hunt'
    ? `Hunting in ${world.region(action.regionId)?.name ?? 'the dark'}`
    : (world.dungeon(action.dungeonId)?.name ?? 'Somewhere below');

/** The text during a pull: the progress of a dungeon's run. Open combat has no progress to show. */
function detailOfPull(action: CombatAction, world: World): string {
  const dungeon = action.kind === 'dungeon' && world.dungeon(action.dungeonId);
  if (!dungeon) return 'Something stirs…';
  return action.isRunOver ? 'Between two runs' : `${action.enemyIndex} / ${dungeonLength(dungeon)} beaten`;
}
