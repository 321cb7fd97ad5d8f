import { CombatResult } from '../events/combat.ts';
import type { InventoryReason } from '../events/possessions.ts';
import type { CombatScene, CombatTurn, ItemActionScene, Recorder } from '../recording/recorder.ts';
import { EXPERIENCE_TABLE, levelOf } from '../state/experience.ts';
import type { Shown } from '../state/state.ts';
import { SKILL } from '../world/skills.ts';
import { EnemyType, type Item, ItemCategory, ItemQuality } from '../world/static-data.ts';
import { type Timeline, worldAt } from '../world/world.ts';

/**
 * What is noted with its instant when it happens for the first time. The id is that of the item (`trophy`,
 * `radiant-card`, `pet`, `epic`, `legendary`), the region or the enemy (`boss`). For `level` it is
 * `levelId(skillId, level)`. New kinds are added at the end only, because stored firsts name a kind by its
 * index.
 */
export const FIRST_KINDS = [
  'trophy',
  'radiant-card',
  'pet',
  'epic',
  'legendary',
  'level',
  'region',
  'boss',
] as const;
export type FirstKind = (typeof FIRST_KINDS)[number];

export interface First {
  readonly kind: FirstKind;
  readonly id: number;
  /** Epoch ms; 0 when it happened before the chronicle began. */
  readonly at: number;
}
export type FirstKey = Omit<First, 'at'>;

/** Levels are noted every so many levels. */
export const ROUND_LEVEL = 10;
const LEVEL_FACTOR = 1_000;

export const levelId = (skillId: number, level: number): number => skillId * LEVEL_FACTOR + level;
/** Reverses `levelId`. */
export const levelOfId = (id: number): { readonly skillId: number; readonly level: number } => ({
  skillId: Math.floor(id / LEVEL_FACTOR),
  level: id % LEVEL_FACTOR,
});

/** Most firsts of a chronicle. Of more, those of the first kinds and lowest ids are kept. */
export const MOST_FIRSTS = 2_000;

/** Larger than any id. */
const KIND_FACTOR = 0x100_0000_0000;
export const firstKey = ({ kind, id }: FirstKey): number => FIRST_KINDS.indexOf(kind) * KIND_FACTOR + id;

/** Firsts by kind and id. Of the same first the earlier instant counts. */
export function addFirsts(one: readonly First[], other: readonly First[]): readonly First[] {
  if (other.length === 0) return one;
  const firsts = new Map<number, First>();
  for (const first of [...one, ...other]) {
    const key = firstKey(first);
    const known = firsts.get(key);
    if (known === undefined || first.at < known.at) firsts.set(key, first);
  }
  return [...firsts]
    .sort(([a], [b]) => a - b)
    .slice(0, MOST_FIRSTS)
    .map(([, first]) => first);
}

/** The kind of first that an item is; null when it is none. */
export function firstKindOf(item: Item | undefined): FirstKind | null {
  if (item === undefined) return null;
  if (item.category === ItemCategory.Trophy) return 'trophy';
  if (item.category === ItemCategory.Card) return item.radiant ? 'radiant-card' : null;
  if (item.category === ItemCategory.Pet) return 'pet';
  if (item.quality === ItemQuality.Epic) return 'epic';
  return item.quality === ItemQuality.Legendary ? 'legendary' : null;
}

/** The round levels above `before` up to `after` points of a skill. */
export function roundLevels(skillId: number, before: number, after: number): readonly FirstKey[] {
  const reached: FirstKey[] = [];
  const from = Math.floor(levelOf(before) / ROUND_LEVEL) + 1;
  const to = Math.floor(levelOf(after) / ROUND_LEVEL);
  for (let round = from; round <= to; round++)
    reached.push({ kind: 'level', id: levelId(skillId, round * ROUND_LEVEL) });
  return reached;
}

const NO_LEVELS: readonly FirstKey[] = [];

/** Finds the round levels that skills reach while they get points. */
export class RoundLevels {
  /** Points by skill, skill 1 first. */
  readonly #points: number[];
  /** Points at which each skill reaches its next round level; undefined until the skill gets points. */
  readonly #next: number[] = [];

  constructor({ experience }: Pick<Shown, 'experience'>) {
    this.#points = [...experience];
  }

  /** The round levels that the skill reaches by these points. Called for each kill, so it is short. */
  gained(skillId: number, points: number): readonly FirstKey[] {
    const before = this.#points[skillId - 1] as number;
    const after = before + points;
    this.#points[skillId - 1] = after;
    const next = this.#next[skillId - 1];
    if (next !== undefined && after < next) return NO_LEVELS;
    const level = (Math.floor(levelOf(after) / ROUND_LEVEL) + 1) * ROUND_LEVEL;
    this.#next[skillId - 1] = EXPERIENCE_TABLE[level - 1] ?? Number.POSITIVE_INFINITY;
    return roundLevels(skillId, before, after);
  }
}

/**
 * Notes the instant of each first of a settlement. It needs a call for each item action, so it runs only
 * where a settlement has firsts that the chronicle does not know.
 */
export class FirstsRecorder implements Recorder {
  readonly needsEachItemAction = true;
  readonly #firsts: First[] = [];
  readonly #timeline: Timeline;
  readonly #levels: RoundLevels;
  /** Items that came since the last `inventoryChanged`. */
  #came: number[] = [];

  constructor(shown: Shown, timeline: Timeline) {
    this.#levels = new RoundLevels(shown);
    this.#timeline = timeline;
  }

  turnEnded(at: number, { world, enemyId }: CombatScene, { result }: CombatTurn): void {
    if (result === null || result === CombatResult.Defeat) return;
    if (world.enemy(enemyId)?.type === EnemyType.Boss) this.#firsts.push({ kind: 'boss', id: enemyId, at });
  }

  experienceGained(at: number, skillId: number, points: number, healthPoints: number): void {
    this.#gained(at, skillId, points);
    this.#gained(at, SKILL.Health, healthPoints);
  }

  lessonGained(at: number, skillId: number, points: number): void {
    this.#gained(at, skillId, points);
  }

  itemActionsFinished(at: number, { skillId }: ItemActionScene, points: number): void {
    this.#gained(at, skillId, points);
  }

  #gained(at: number, skillId: number, points: number): void {
    for (const key of this.#levels.gained(skillId, points)) this.#firsts.push({ ...key, at });
  }

  itemChanged(itemId: number, amount: number): void {
    if (amount > 0) this.#came.push(itemId);
  }

  inventoryChanged(at: number, _reason: InventoryReason): void {
    if (this.#came.length === 0) return;
    const world = worldAt(this.#timeline, at);
    for (const id of this.#came) {
      const kind = firstKindOf(world.item(id));
      if (kind !== null) this.#firsts.push({ kind, id, at });
    }
    this.#came = [];
  }

  /** The recorded firsts, each with its earliest instant. */
  get firsts(): readonly First[] {
    return addFirsts([], this.#firsts);
  }
}
