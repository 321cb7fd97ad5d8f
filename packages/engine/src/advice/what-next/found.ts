import type { PlayerCommand } from '../../commands/player-command.ts';
import { isSafe } from '../../forecast/is-safe.ts';
import { mostToBuy } from '../../obstacles/trade.ts';
import { amountOf } from '../../state/amounts.ts';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep } from '../../state/state.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import { beginHunt, beginRuns } from '../begin.ts';
import { placeIn, travelTo } from '../place.ts';
import type { AdviceFacts, CombatOption } from '../proposals/proposal.ts';
import { gatheringWays } from '../proposals/proposal-ways.ts';
import type { Getting } from './getting.ts';

/** What turns up by chance in the fights and the gathering that a character can begin. */

/** An item that turns up by chance, on the way that brings it soonest. */
export interface Found extends Pick<Getting, 'kind' | 'regionId' | 'first' | 'steps'> {
  /** Expected seconds until one comes. */
  readonly seconds: number;
}

type HuntEnd = NonNullable<NonNullable<Parameters<typeof beginHunt>[2]>['until']>;

/** Keys are bought for the expected runs where they cost no more than this part of the gold. */
const GOLD_FOR_KEYS = 0.5;

/** Each item that turns up by chance, on its quickest way. Fights that are lost now and then are no ways. */
export function foundBy(facts: AdviceFacts): ReadonlyMap<number, Found> {
  const soonest = new Map<number, Found>();
  const add = (itemId: number, found: Found): void => {
    if (found.seconds < (soonest.get(itemId)?.seconds ?? Number.POSITIVE_INFINITY))
      soonest.set(itemId, found);
  };
  for (const fight of facts.fights) {
    if (!isSafe(fight.forecast)) continue;
    for (const { itemId, perHour } of fight.forecast.items) {
      const found = perHour > 0 ? fightWay(fight, SECONDS_PER_HOUR / perHour, facts) : null;
      if (found !== null) add(itemId, found);
    }
  }
  for (const { commands, items } of gatheringWays(facts))
    for (const { itemId, perHour } of items) {
      if (perHour <= 0) continue;
      const seconds = Math.round(SECONDS_PER_HOUR / perHour);
      const steps = commands.flatMap((command): PlanStep[] =>
        command.name === 'begin-crafting'
          ? [{ ...command, input: { ...command.input, amount: AS_OFTEN_AS_POSSIBLE } }]
          : [],
      );
      add(itemId, { kind: 'gather', regionId: facts.shown.regionId, first: [], steps, seconds });
    }
  return soonest;
}

/**
 * The way into a fight.
 * @param seconds until what is sought has come
 * @param until when open combat ends besides its own rules; absent for the end of the session
 * @returns null where the fare or the keys are too dear
 */
export function fightWay(
  { target, regionId, forecast }: CombatOption,
  seconds: number,
  facts: AdviceFacts,
  until?: HuntEnd,
): Found | null {
  const { shown, world, habits } = facts;
  const { place, lacks } = placeIn(regionId, shown, world);
  if (place === null || lacks.length > 0) return null;
  const travel = travelTo(regionId, shown);
  const found = { regionId, seconds: Math.max(1, Math.round(seconds)) };
  if (target.kind === 'region')
    return {
      ...found,
      kind: 'hunt',
      first: [],
      steps: [...travel, beginHunt(regionId, habits, until === undefined ? {} : { until })],
    };
  const key = world.item(world.dungeon(target.id)?.keyItemId ?? 0);
  const { perHour } = forecast.dungeonRuns;
  if (key === undefined || perHour <= 0) return null;
  const runs = Math.max(1, Math.ceil((seconds / SECONDS_PER_HOUR) * perHour));
  const bought = Math.max(0, runs - amountOf(shown.inventory, key.id));
  const gold = (shown.gold - place.fare) * GOLD_FOR_KEYS;
  if (bought > mostToBuy({ gold, inventory: shown.inventory }, key)) return null;
  const buy: PlayerCommand = { name: 'buy', input: { itemId: key.id, amount: bought } };
  return {
    ...found,
    kind: 'dungeon',
    first: bought > 0 ? [buy] : [],
    steps: [...travel, beginRuns(target.id, runs, habits)],
  };
}
