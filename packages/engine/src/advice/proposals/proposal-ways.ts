import { idleTime } from '../../character/idle-time.ts';
import { recipeRate } from '../../forecast/item-action-rates.ts';
import { sessionCap } from '../../sessions/crafting/amount.ts';
import { craftObstacles } from '../../sessions/crafting/obstacles.ts';
import { isGathered } from '../../world/skills.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import { beginCraft } from '../begin.ts';
import { huntWay, runsWay } from '../item-ways.ts';
import type { AdvisedCommand } from '../way.ts';
import type { AdviceFacts, CombatOption } from './proposal.ts';

/** A fight, or gathering something, with what it brings. */
export interface ProposalWay {
  readonly commands: readonly AdvisedCommand[];
  /** Expected items an hour, by id. */
  readonly items: readonly { readonly itemId: number; readonly perHour: number }[];
  /** The longest time in seconds that the character can go on; Infinity when nothing but sleep ends it. */
  readonly lasts: number;
}

/** The fights and the gathering that the character can begin now, some of them in other regions. */
export const proposalWays = (facts: AdviceFacts): ProposalWay[] => [
  ...facts.fights.flatMap((fight) => fightWay(fight, facts) ?? []),
  ...gatheringWays(facts),
];

function fightWay({ target, regionId, forecast }: CombatOption, facts: AdviceFacts): ProposalWay | null {
  const { shown, world, habits } = facts;
  const items = forecast.items.filter(({ perHour }) => perHour > 0);
  if (target.kind === 'region') {
    const { commands } = huntWay(regionId, habits, shown, world);
    return commands.length === 0 ? null : { commands, items, lasts: Number.POSITIVE_INFINITY };
  }
  const dungeon = world.dungeon(target.id);
  const { commands } = dungeon ? runsWay(dungeon, habits, shown, world) : { commands: [] };
  const last = commands.at(-1);
  if (last?.name !== 'begin-dungeon' || forecast.dungeonRuns.perHour <= 0) return null;
  return {
    commands,
    items,
    lasts: (last.input.runs / forecast.dungeonRuns.perHour) * SECONDS_PER_HOUR,
  };
}

/** Gathering of what the character can gather here, for the things that turn up besides. */
export function gatheringWays({ shown, world }: Pick<AdviceFacts, 'shown' | 'world'>): ProposalWay[] {
  return world.sets.crafteableItems.flatMap((recipe) => {
    const { itemId, lootTableId, baseActionTime } = recipe;
    if (!isGathered(recipe) || lootTableId === null) return [];
    if (craftObstacles(shown, recipe).length > 0) return [];
    const amount = sessionCap(idleTime(shown.trophies, world), baseActionTime);
    return {
      commands: [beginCraft(itemId, amount)],
      items: recipeRate(shown, recipe, world).found.map((found) => ({
        itemId: found.itemId,
        perHour: found.amount,
      })),
      lasts: Number.POSITIVE_INFINITY,
    };
  });
}

/** For each item that some way brings, the way that brings it soonest, and the mean time in seconds. */
export function soonestOf(
  ways: readonly ProposalWay[],
): ReadonlyMap<number, { way: ProposalWay; seconds: number }> {
  const soonest = new Map<number, { way: ProposalWay; seconds: number }>();
  for (const way of ways) {
    for (const { itemId, perHour } of way.items) {
      if (perHour <= 0) continue;
      const seconds = Math.round(SECONDS_PER_HOUR / perHour);
      if (seconds <= way.lasts && seconds < (soonest.get(itemId)?.seconds ?? Number.POSITIVE_INFINITY))
        soonest.set(itemId, { way, seconds });
    }
  }
  return soonest;
}
