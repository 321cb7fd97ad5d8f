import type { PlayerCommand } from '../../commands/player-command.ts';
import { meetingChances } from '../../facts/meeting-chances.ts';
import { isSafe } from '../../forecast/is-safe.ts';
import { combatLevelOf } from '../../sessions/combat/combat-level.ts';
import { MAX_AMOUNT } from '../../state/experience.ts';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep } from '../../state/state.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import { placeIn, travelTo } from '../place.ts';
import { type AdviceFacts, type CombatOption, fightIn } from '../proposals/proposal.ts';
import { fightWay } from '../what-next/found.ts';
import type { Getting } from '../what-next/getting.ts';
import { QuickestWays } from '../what-next/quickest-ways.ts';
import type { QuestAsk } from './goal.ts';

/** How a character comes to one thing that is asked. */
export interface AskWay {
  /** Expected seconds. */
  readonly seconds: number;
  /** What is sent before the plan is set. */
  readonly first: readonly PlayerCommand[];
  readonly steps: readonly PlanStep[];
  /** Items that must be found by chance first, such as a recipe. The steps then only find them. */
  readonly finds: readonly number[];
}

/** The quickest way to what is missing; null where no safe and open one is known. */
export function wayToAsk({ kind, ids, have, need }: QuestAsk, facts: AdviceFacts): AskWay | null {
  const missing = need - have;
  const [id = 0] = ids;
  switch (kind) {
    case 'deliver':
      return deliveryWay(id, missing, facts);
    case 'kill':
      return killingWay(ids, missing, facts);
    case 'kill-region': {
      const fight = fightIn(facts, id);
      return fight === undefined
        ? null
        : huntWay(fight, fight.forecast.kills.perHour, missing, missing, facts);
    }
    case 'run':
      return quickest(
        facts.fights
          .filter(({ target }) => target.kind === 'dungeon' && target.id === id)
          .map((fight) => wayInto(fight, fight.forecast.dungeonRuns.perHour, missing, facts)),
      );
    case 'at': {
      const { place, lacks } = placeIn(id, facts.shown, facts.world);
      const isOpen = place !== null && lacks.length === 0;
      return isOpen ? { seconds: 0, first: [], steps: travelTo(id, facts.shown), finds: [] } : null;
    }
    case 'total-level':
      return null;
  }
}

const quickest = (ways: readonly (AskWay | null)[]): AskWay | null =>
  ways.flatMap((way) => way ?? []).toSorted((one, other) => one.seconds - other.seconds)[0] ?? null;

/**
 * How many must be expected so that most times so many have come by chance: one standard deviation more, as
 * for rare events.
 */
const expectedFor = (amount: number): number => amount + Math.sqrt(amount);

/** A hunt is free, and keys are not: runs come only where they take less than this part of the time. */
const MUCH_QUICKER = 0.5;

/** The kills of some enemies: in open combat, else in a dungeon. */
function killingWay(ids: readonly number[], missing: number, facts: AdviceFacts): AskWay | null {
  const waysIn = (kind: CombatOption['target']['kind']): AskWay | null =>
    quickest(
      facts.fights
        .filter(({ target }) => target.kind === kind)
        .map((fight) => killWay(fight, ids, missing, facts)),
    );
  const [hunt, runs] = [waysIn('region'), waysIn('dungeon')];
  if (hunt === null || runs === null) return hunt ?? runs;
  return runs.seconds < hunt.seconds * MUCH_QUICKER ? runs : hunt;
}

/** The kills of some enemies in a fight. */
function killWay(
  fight: CombatOption,
  ids: readonly number[],
  missing: number,
  facts: AdviceFacts,
): AskWay | null {
  const { target, forecast } = fight;
  const { world, shown } = facts;
  if (target.kind === 'dungeon') {
    const ofRun = (world.dungeon(target.id)?.sequences ?? []).reduce(
      (sum, { enemyId, amount }) => (ids.includes(enemyId) ? sum + amount : sum),
      0,
    );
    const runs = Math.ceil(missing / Math.max(1, ofRun));
    return ofRun === 0 ? null : wayInto(fight, forecast.dungeonRuns.perHour, runs, facts);
  }
  const share = meetingChances(world, target.id, combatLevelOf(shown)).reduce(
    (sum, { enemy, chance }) => (ids.includes(enemy.id) ? sum + chance : sum),
    0,
  );
  if (share === 0) return null;
  const kills = Math.ceil((share === 1 ? missing : expectedFor(missing)) / share);
  return huntWay(fight, forecast.kills.perHour * share, missing, kills, facts);
}

/** @param kills of any enemy after which the hunt ends */
function huntWay(
  fight: CombatOption,
  perHour: number,
  missing: number,
  kills: number,
  facts: AdviceFacts,
): AskWay | null {
  return wayInto(fight, perHour, missing, facts, { kills: Math.min(MAX_AMOUNT, kills) });
}

/** The way into a safe fight until so many have come; null where it is not safe or brings none. */
function wayInto(
  fight: CombatOption,
  perHour: number,
  missing: number,
  facts: AdviceFacts,
  until?: Parameters<typeof fightWay>[3],
): AskWay | null {
  if (!isSafe(fight.forecast) || perHour <= 0) return null;
  const way = fightWay(fight, (missing * SECONDS_PER_HOUR) / perHour, facts, until);
  return way && { ...way, finds: [] };
}

/** Making, gathering or finding so many of an item. */
function deliveryWay(itemId: number, missing: number, facts: AdviceFacts): AskWay | null {
  const getting = new QuickestWays(facts).to({ itemId, amount: missing });
  if (getting === null) return null;
  const isFound = getting.kind !== 'make' && getting.finds.includes(itemId);
  return isFound
    ? { ...getting, finds: [], steps: getting.steps.map((step) => ended(step, getting, missing, facts)) }
    : getting;
}

/** A step in which something turns up, with an end behind which it most times has. */
function ended(step: PlanStep, { seconds }: Getting, missing: number, facts: AdviceFacts): PlanStep {
  const expected = (seconds * expectedFor(missing)) / missing;
  if (step.name === 'begin-hunting') {
    const perHour = fightIn(facts, step.input.regionId)?.forecast.kills.perHour ?? 0;
    const kills = Math.ceil((expected / SECONDS_PER_HOUR) * perHour);
    return kills < 1
      ? step
      : { ...step, input: { ...step.input, until: { kills: Math.min(MAX_AMOUNT, kills) } } };
  }
  if (step.name !== 'begin-crafting') return step;
  const time = facts.world.craft(step.input.itemId)?.baseActionTime ?? 1;
  const amount = Math.min(AS_OFTEN_AS_POSSIBLE, Math.ceil(expected / time));
  return { ...step, input: { ...step.input, amount } };
}
