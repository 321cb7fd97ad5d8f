import {
  type Enemy,
  type HuntAction,
  type Item,
  type Shown,
  TURN_TIME,
  type World,
} from '@slumberfell/engine';
import { formatNumber } from '../format/number.ts';

/** What a character is doing, ready to be shown. Instants are epoch ms of the server's clock. */
export interface CurrentAction {
  readonly kind: 'craft' | 'hunt';
  readonly title: string;
  readonly detail: string;
  /** Null during a pull: nobody knows yet what is coming. */
  readonly picture: { readonly item: Item } | { readonly enemy: Enemy } | null;
  /** The step under way: an action, a turn, a pull. */
  readonly from: number;
  readonly until: number;
  /** From here on nothing new begins. */
  readonly limitAt: number;
  /** The skill that is at work; null in combat. */
  readonly skillId: number | null;
}

/** Null while nothing runs. */
export function currentAction(action: Shown['action'], world: World): CurrentAction | null {
  if (!action) return null;
  if (action.kind === 'hunt') return huntAction(action, world);
  const item = world.item(action.itemId);
  const craft = world.craft(action.itemId);
  if (!item || !craft) throw new Error(`Crafteable item with id ${action.itemId} not found`);
  return {
    kind: 'craft',
    title: item.name,
    detail: `Created ${formatNumber(action.done)} / ${formatNumber(action.target)}`,
    picture: { item },
    from: action.actionAt,
    until: action.actionAt + craft.baseActionTime * 1000,
    limitAt: action.limitAt,
    skillId: craft.skillId,
  };
}

function huntAction(action: HuntAction, world: World): CurrentAction {
  const { limitAt, phaseAt: from } = action;
  const enemy = action.enemyId === null ? undefined : world.foe(action.enemyId);
  const region = world.region(action.regionId)?.name ?? 'the dark';
  if (!enemy) {
    return {
      kind: 'hunt',
      title: `Hunting in ${region}`,
      detail: 'Something stirs…',
      picture: null,
      from,
      until: from + action.pullTime,
      limitAt,
      skillId: null,
    };
  }
  return {
    kind: 'hunt',
    title: enemy.name,
    detail: `${formatNumber(action.enemyHealth)} / ${formatNumber(enemy.health)} health`,
    picture: { enemy },
    from,
    until: from + TURN_TIME,
    limitAt,
    skillId: null,
  };
}
