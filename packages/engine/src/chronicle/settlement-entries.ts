import type { GainSource, IdleReport } from '../settle/idle-report.ts';
import type { Action, Shown } from '../state/state.ts';
import { isGathered } from '../world/skills.ts';
import { EnemyType } from '../world/static-data.ts';
import { type Timeline, worldOf } from '../world/world.ts';
import { type Chronicle, ChronicleBuilder, type ItemOrigin, type TimeKind } from './chronicle.ts';
import { type FirstKey, firstKindOf, roundLevels } from './firsts.ts';
import { luckOfRoll } from './luck-sums.ts';
import { nightLimit, nightOf } from './nights.ts';
import type { Gift, SettlementRecorder } from './settlement-recorder.ts';

/**
 * What a part of a settlement adds to a chronicle, without firsts.
 * @param before what was shown at the begin of the part, with the session that ran
 * @param from where the part begins, epoch ms @param until where it ends
 */
export function chronicleOfSettlement(
  report: IdleReport,
  recorder: SettlementRecorder,
  before: Shown,
  after: Shown,
  timeline: Timeline,
  from: number,
  until: number,
): Chronicle {
  const builder = new ChronicleBuilder();
  for (const { enemyId, amount } of report.kills) builder.add('enemies', enemyId, 'kills', amount);
  const { defeatedBy } = recorder;
  if (defeatedBy !== null) builder.add('enemies', defeatedBy, 'defeats', 1);
  for (const { dungeonId, amount } of report.runs) builder.add('dungeons', dungeonId, 'runs', amount);
  for (const { skillId, points } of report.experience) builder.add('skills', skillId, 'experience', points);
  addGains(builder, report, recorder, before);
  addUses(builder, report, before, after);
  for (const { world, loot, rolls } of recorder.lootRolls) {
    for (const { itemId, expected, variance } of luckOfRoll(loot, world)) {
      builder.add('items', itemId, 'expected', expected * rolls);
      builder.add('items', itemId, 'variance', variance * rolls);
    }
  }
  const times = recorder.timesUntil(until);
  for (const { ms, action, regionId } of times)
    builder.add('regions', regionId, timeKind(action, timeline), ms);
  if (before.action !== null) {
    const gained = report.gained.map((gain) => gain.amount - amountGiven(recorder.gifts, gain));
    builder.night(nightOf({ ...report, gained, times }, nightLimit(before.action), from));
  }
  return builder.build();
}

function addGains(
  builder: ChronicleBuilder,
  { gained }: IdleReport,
  { gifts }: SettlementRecorder,
  { action }: Shown,
): void {
  for (const gain of gained) {
    const { source, itemId, amount } = gain;
    const given = amountGiven(gifts, gain);
    builder.add('items', itemId, 'given', given);
    builder.add('items', itemId, originOf(source, action?.kind === 'dungeon'), amount - given);
  }
}

/** How much of a gain of the report is gifts: it counts them among the gains of what ran. */
const amountGiven = (gifts: readonly Gift[], { source, itemId }: IdleReport['gained'][number]): number =>
  gifts.reduce(
    (sum, gift) => (gift.source === source && gift.itemId === itemId ? sum + gift.amount : sum),
    0,
  );

function originOf(source: GainSource, isDungeon: boolean): ItemOrigin {
  switch (source) {
    case 'gathered':
      return 'gathering';
    case 'crafted':
      return 'crafting';
    case 'disenchanted':
      return 'disenchanting';
    case 'looted':
      return isDungeon ? 'bosses' : 'fights';
  }
}

function addUses(
  builder: ChronicleBuilder,
  { used }: IdleReport,
  { action, equipment }: Shown,
  { equipment: equipmentAfter }: Shown,
): void {
  const eaten = (equipment.foodAmount ?? 0) - (equipmentAfter.foodAmount ?? 0);
  for (const { itemId, amount } of used) {
    if (action?.kind === 'craft') builder.add('items', itemId, 'components', amount);
    else if (action?.kind === 'disenchant') builder.add('items', itemId, 'pieces', amount);
    else {
      // Combat takes food from its slot and keys from the inventory.
      const portions = itemId === equipment.food ? eaten : 0;
      builder.add('items', itemId, 'eaten', portions);
      builder.add('items', itemId, 'keys', amount - portions);
    }
  }
}

function timeKind(action: Action, timeline: Timeline): TimeKind {
  switch (action.kind) {
    case 'hunt':
      return 'hunting';
    case 'dungeon':
      return 'dungeons';
    case 'disenchant':
      return 'disenchanting';
    case 'craft': {
      const recipe = worldOf(timeline, action.content).craft(action.itemId);
      return recipe !== undefined && isGathered(recipe) ? 'gathering' : 'crafting';
    }
  }
}

/** What a part of a settlement may have brought for the first time, under any content of the timeline. */
export function possibleFirsts(
  { gained, kills, experience }: IdleReport,
  before: Shown,
  after: Shown,
  timeline: Timeline,
): readonly FirstKey[] {
  const candidates: FirstKey[] = [];
  for (const { itemId: id } of gained) {
    const kinds = new Set(timeline.map(({ world }) => firstKindOf(world.item(id))));
    for (const kind of kinds) if (kind !== null) candidates.push({ kind, id });
  }
  for (const { enemyId: id } of kills) {
    if (timeline.some(({ world }) => world.enemy(id)?.type === EnemyType.Boss))
      candidates.push({ kind: 'boss', id });
  }
  for (const { skillId } of experience) {
    const [from = 0, to = 0] = [before.experience[skillId - 1], after.experience[skillId - 1]];
    candidates.push(...roundLevels(skillId, from, to));
  }
  return candidates;
}
