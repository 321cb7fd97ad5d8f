import {
  isCombat,
  isGathered,
  isItemAction,
  itemActionCourse,
  type Shown,
  type World,
} from '@slumberfell/engine';
import { timeAndDate } from '../../lib/clock/time-of-day.ts';

/**
 * What a character goes on doing while its player is cut off, after "Your legend": `goes on gathering Raw
 * Flax until 07:10`.
 * @param world the world under which the action was begun
 * @param now epoch ms
 */
export function runningText(shown: Shown, world: World, now: number): string {
  const { action } = shown;
  if (!action) return 'is resting, and nothing is lost';
  const [doing, until] = isItemAction(action)
    ? [workOf(action, world), itemActionCourse(shown, action, world)?.endsAt ?? action.limitAt]
    : [fightOf(action, world), action.limitAt];
  const time = timeAndDate(until, now);
  if (until <= now) return `was ${doing} until ${time}, and what it brought is safe`;
  return isCombat(action)
    ? `goes on ${doing} until about ${time}, unless it falls first`
    : `goes on ${doing} until ${time}`;
}

type Action = NonNullable<Shown['action']>;

function workOf(action: Exclude<Action, { kind: 'hunt' | 'dungeon' }>, world: World): string {
  const name = world.item(action.itemId)?.name ?? 'what you asked for';
  if (action.kind === 'disenchant') return `disenchanting for ${name}`;
  const craft = world.craft(action.itemId);
  return `${craft && isGathered(craft) ? 'gathering' : 'making'} ${name}`;
}

const fightOf = (action: Extract<Action, { kind: 'hunt' | 'dungeon' }>, world: World): string =>
  action.kind === 'hunt'
    ? `hunting in ${world.region(action.regionId)?.name ?? 'the dark'}`
    : `fighting in ${world.dungeon(action.dungeonId)?.name ?? 'the deep'}`;
