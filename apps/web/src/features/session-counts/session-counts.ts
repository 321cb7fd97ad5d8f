import {
  type CombatAction,
  type FinishReason,
  isCombat,
  LOG_LINES,
  type LogLine,
  LogType,
  type Shown,
  Verb,
  type World,
} from '@slumberfell/engine';

/** Numbers by id of an item, an enemy or a skill. */
export type NumbersById = Readonly<Record<number, number>>;

/** Where a fight takes place: open combat in a region, or a dungeon. */
export interface FightPlace {
  readonly kind: 'region' | 'dungeon';
  readonly id: number;
}

/** What one combat session has brought, as far as this browser has seen it. */
export interface SessionCounts {
  readonly place: FightPlace;
  /** From this instant on everything is counted, epoch ms: the session's begin, or later. */
  readonly from: number;
  /** Instant of the newest counted line of the combat log; null before the first. */
  readonly to: number | null;
  /** Null while the session runs. */
  readonly ended: {
    readonly at: number;
    /** Null when the session ended while the page was closed. */
    readonly reason: FinishReason | null;
  } | null;
  /** Beaten enemies, by enemy. */
  readonly kills: NumbersById;
  /** Whole points, by skill. */
  readonly experience: NumbersById;
  /** Loot of beaten enemies, by item. */
  readonly loot: NumbersById;
  /** Eaten portions, by item. */
  readonly food: NumbersById;
  /** Eaten portions that a trait has not used up. */
  readonly saved: number;
  /** Portions that enemies have taken. They are not eaten. */
  readonly taken: number;
}

const placeOf = (action: CombatAction): FightPlace =>
  action.kind === 'hunt'
    ? { kind: 'region', id: action.regionId }
    : { kind: 'dungeon', id: action.dungeonId };

/**
 * The counts after a change of what is shown. They follow from the combat log, so they are whole also when
 * the page was closed for less time than the log covers. After a longer absence they begin anew at the log's
 * oldest line.
 * @param before the counts before the change; null for none
 * @returns null when the character has not been in combat since the counts began
 */
export function countSession(
  before: SessionCounts | null,
  { action, combatLog, healthAt }: Shown,
  world: World,
): SessionCounts | null {
  if (!isCombat(action)) {
    if (before === null || before.ended !== null) return before;
    const counted = isContinued(before, combatLog) ? countLines(before, combatLog, world) : before;
    return { ...counted, ended: { at: Math.max(healthAt, counted.to ?? counted.from), reason: null } };
  }
  if (before !== null && isOf(before, action) && isContinued(before, combatLog))
    return countLines(before, combatLog, world);
  return countLines(anew(action, combatLog), combatLog, world);
}

const isOf = ({ place, ended }: SessionCounts, action: CombatAction): boolean => {
  const { kind, id } = placeOf(action);
  return ended === null && place.kind === kind && place.id === id;
};

/** Whether no line is missing between the counted ones and those of the log. A begin clears the log. */
const isContinued = ({ to }: SessionCounts, log: readonly LogLine[]): boolean =>
  to !== null && log.some(([at]) => at === to);

/** Counts that begin with the session, or with the log when older lines of the session have left it. */
function anew(action: CombatAction, log: readonly LogLine[]): SessionCounts {
  const [oldest] = log;
  const isWhole = oldest === undefined || log.length < LOG_LINES;
  return {
    place: placeOf(action),
    // A refresh moves `startAt`, so it can be later than the oldest line. Lines of the oldest instant may
    // have left a full log, so that instant is not counted.
    from: oldest === undefined ? action.startAt : isWhole ? Math.min(action.startAt, oldest[0]) : oldest[0],
    to: isWhole ? null : oldest[0],
    ended: null,
    kills: {},
    experience: {},
    loot: {},
    food: {},
    saved: 0,
    taken: 0,
  };
}

function countLines(counts: SessionCounts, log: readonly LogLine[], world: World): SessionCounts {
  const lines = log.filter(([at]) => counts.to === null || at > counts.to);
  const newest = lines.at(-1);
  if (newest === undefined) return counts;
  const kills: Record<number, number> = { ...counts.kills };
  const experience: Record<number, number> = { ...counts.experience };
  const loot: Record<number, number> = { ...counts.loot };
  const food: Record<number, number> = { ...counts.food };
  let { saved, taken } = counts;
  for (const [, type, subject, amount] of lines) {
    switch (type) {
      case LogType.Victory:
        add(kills, subject, 1);
        break;
      case LogType.Experience:
      case LogType.HealthExperience:
        add(experience, subject, amount);
        break;
      case LogType.Loot:
        add(loot, subject, amount);
        break;
      case LogType.CharacterHealing:
        add(food, subject, portionsOf(amount, world.item(subject)?.healingAmount));
        break;
      case LogType.Trait:
        if (subject === Verb.Thrift) saved += amount;
        break;
      case LogType.Trick:
        if (subject === Verb.Filch) taken += amount;
        break;
      default:
        break;
    }
  }
  return { ...counts, to: newest[0], kills, experience, loot, food, saved, taken };
}

/** Portions of a meal: only the last one can heal less than it has. */
const portionsOf = (healing: number, healingAmount: number | undefined): number =>
  healingAmount ? Math.ceil(healing / healingAmount) : 1;

function add(numbers: Record<number, number>, id: number, amount: number): void {
  if (amount > 0) numbers[id] = (numbers[id] ?? 0) + amount;
}

export const totalOf = (numbers: NumbersById): number =>
  Object.values(numbers).reduce((sum, number) => sum + number, 0);

/** Worth of items at shop prices. */
export const worthOf = (items: NumbersById, world: World): number =>
  Object.entries(items).reduce((sum, [id, amount]) => sum + amount * (world.item(Number(id))?.value ?? 0), 0);

/** Numbers by id, the largest first. */
export const largestFirst = (numbers: NumbersById): { readonly id: number; readonly amount: number }[] =>
  Object.entries(numbers)
    .map(([id, amount]) => ({ id: Number(id), amount }))
    .sort((one, other) => other.amount - one.amount || one.id - other.id);

/** From this time on, in ms, a number an hour says something. */
const LEAST_TIME = 60_000;

/** A number for each hour, rounded; null while the time is too short. */
export const perHour = (amount: number, milliseconds: number): number | null =>
  milliseconds < LEAST_TIME ? null : Math.round((amount * 3_600_000) / milliseconds);
