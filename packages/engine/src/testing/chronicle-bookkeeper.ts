import type {
  ChronicleColumn,
  ChronicleTable,
  ItemOrigin,
  ItemUse,
  TimeKind,
} from '../chronicle/chronicle.ts';
import { type First, type FirstKind, levelId, ROUND_LEVEL } from '../chronicle/firsts.ts';
import { luckOfRoll } from '../chronicle/luck-sums.ts';
import { NIGHT_FIGURES, type NightFigure, type NightSums } from '../chronicle/nights.ts';
import { apply } from '../events/apply.ts';
import { CombatResult, type OnCombatTurn } from '../events/combat.ts';
import type { CraftingActionFinished } from '../events/crafting.ts';
import type { InventoryReason, OnInventoryChange } from '../events/possessions.ts';
import type { GameEvent, Moment } from '../events/registry.ts';
import { isOfLastSequence } from '../sessions/combat/dungeon-order.ts';
import { levelOf, MAX_AMOUNT } from '../state/experience.ts';
import { isCombat, type Shown } from '../state/state.ts';
import { amountOfNote, Note } from '../state/trait-notes.ts';
import { SKILL, SKILLS } from '../world/skills.ts';
import { EnemyType, ItemCategory, ItemQuality } from '../world/static-data.ts';
import { type Timeline, type World, worldAt, worldOf } from '../world/world.ts';

/** The sums of a table by id and column. Sums of 0 are left out. */
export type NamedSums = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Adds up the sums, the firsts and the nights of a chronicle from events, independently of the recorders of
 * settlements. Only `luckOfRoll`, what one roll of a loot table adds to luck, is that of the chronicle.
 * `opening` stays 0, because events do not tell what was owned before.
 */
export class ChronicleBookkeeper {
  /** Sums by table, id and column. They are bigints because they may exceed the safe integers. */
  readonly #sums = new Map<ChronicleTable, Map<number, Map<string, bigint>>>();
  /** The instant of each first by kind and id. */
  readonly #firsts = new Map<FirstKind, Map<number, number>>();
  /** All nights by their limit. */
  readonly #nights = new Map<number, NightSums>();
  /** The limit of the session that runs, or ran last; 0 before the first one. */
  #limitAt = 0;
  readonly #timeline: Timeline;
  #shown: Shown;
  /** The instant up to which time is counted, epoch ms. */
  #countedUntil: number;
  /** The item action that finished last. */
  #finished: CraftingActionFinished | null = null;

  /** @param from the instant to which `shown` is settled, epoch ms */
  constructor(shown: Shown, timeline: Timeline, from: number) {
    this.#shown = shown;
    this.#timeline = timeline;
    this.#countedUntil = from;
    this.#limitAt = limitOf(shown) ?? 0;
  }

  record({ at, events }: Moment): void {
    this.countTime(at);
    for (const event of events) {
      const before = this.#shown;
      this.#shown = apply(before, event, at);
      this.#enter(event, before, at);
      this.#enterLevels(before, at);
      // What comes with the end of a session belongs to its night.
      this.#limitAt = limitOf(this.#shown) ?? this.#limitAt;
    }
  }

  /** Counts the time up to `until` for what has run since the last moment. */
  countTime(until: number): void {
    const { action, regionId } = this.#shown;
    if (action !== null && until > this.#countedUntil) {
      const ms = until - this.#countedUntil;
      this.#add('regions', regionId, this.#timeKind(), ms);
      this.#addToNight('hunting', action.kind === 'hunt' ? ms : 0);
    }
    this.#countedUntil = until;
  }

  /** The sums of a table; a sum stops at `MAX_AMOUNT`. */
  sums(table: ChronicleTable): NamedSums {
    const stopped = (sum: bigint): number => Number(sum > MAX_AMOUNT ? MAX_AMOUNT : sum);
    return Object.fromEntries(
      [...(this.#sums.get(table) ?? [])].map(([id, row]) => [
        id,
        Object.fromEntries([...row].map(([column, sum]) => [column, stopped(sum)])),
      ]),
    );
  }

  /** The firsts in no order. */
  get firsts(): readonly First[] {
    return [...this.#firsts].flatMap(([kind, instants]) =>
      [...instants].map(([id, at]) => ({ kind, id, at })),
    );
  }

  /** All nights, in order of time. */
  get nights(): readonly NightSums[] {
    return [...this.#nights.values()];
  }

  #addToNight(figure: NightFigure, amount: number): void {
    const none = Object.fromEntries(NIGHT_FIGURES.map((name) => [name, 0])) as Record<NightFigure, number>;
    const night = this.#nights.get(this.#limitAt) ?? {
      ...none,
      limitAt: this.#limitAt,
      from: this.#countedUntil,
    };
    this.#nights.set(this.#limitAt, { ...night, [figure]: Math.min(MAX_AMOUNT, night[figure] + amount) });
  }

  #add<T extends ChronicleTable>(
    table: T,
    id: number,
    column: ChronicleColumn<T>,
    amount: number | bigint,
  ): void {
    if (BigInt(amount) === 0n) return;
    const rows = this.#sums.get(table) ?? new Map<number, Map<string, bigint>>();
    const row = rows.get(id) ?? new Map<string, bigint>();
    row.set(column, (row.get(column) ?? 0n) + BigInt(amount));
    this.#sums.set(table, rows.set(id, row));
  }

  #first(kind: FirstKind, id: number, at: number): void {
    const instants = this.#firsts.get(kind) ?? new Map<number, number>();
    if (!instants.has(id)) instants.set(id, at);
    this.#firsts.set(kind, instants);
  }

  #timeKind(): TimeKind {
    const { action } = this.#shown;
    switch (action?.kind) {
      case 'hunt':
        return 'hunting';
      case 'dungeon':
        return 'dungeons';
      case 'disenchant':
        return 'disenchanting';
      case 'craft': {
        const recipe = worldOf(this.#timeline, action.content).craft(action.itemId);
        return isGatheringSkill(recipe?.skillId) ? 'gathering' : 'crafting';
      }
      default:
        throw new Error('Time runs for no action');
    }
  }

  /** @param before what was shown before the event */
  #enter(event: GameEvent, before: Shown, at: number): void {
    switch (event.type) {
      case 'OnCombatTurn':
        this.#enterTurn(event, before, at);
        return;
      case 'GrantedCombatExperience':
        this.#add('skills', event.skillId, 'experience', event.experience);
        this.#add('skills', SKILL.Health, 'experience', event.healthExperience);
        this.#addToNight('experience', event.experience + event.healthExperience);
        return;
      case 'GrantedLesson':
        this.#add('skills', event.skillId, 'experience', event.experience);
        this.#addToNight('experience', event.experience);
        return;
      case 'CraftingActionFinished':
        this.#finished = event;
        this.#add('skills', event.skillId, 'experience', event.experience);
        this.#addToNight('experience', event.experience);
        return;
      case 'DungeonProgress':
        if (event.isRunOver && before.action?.kind === 'dungeon')
          this.#add('dungeons', before.action.dungeonId, 'runs', 1);
        return;
      case 'OnInventoryChange':
        this.#enterItems(event, worldAt(this.#timeline, at), at);
        return;
      case 'OnExperience':
        this.#add('skills', event.skillId, 'experience', event.experience);
        break;
      case 'OnGoldChange':
        this.#add('gold', 0, event.reason, Math.abs(event.amount));
        return;
      case 'OnRegionChange':
        this.#first('region', event.regionId, at);
        return;
      default:
    }
  }

  #enterTurn(
    { result, characterHealingData: meal, notes = [] }: OnCombatTurn,
    before: Shown,
    at: number,
  ): void {
    const eaten = (meal?.foodAmount ?? 0) - amountOfNote(notes, Note.Thrift);
    const { food } = before.equipment;
    if (food !== undefined) this.#add('items', food, 'eaten', eaten + amountOfNote(notes, Note.Filch));
    if (result === null) return;
    const { action } = before;
    if (!isCombat(action) || action.enemyId === null) throw new Error('A turn without a fight');
    const { enemyId } = action;
    const world = worldOf(this.#timeline, action.content);
    if (result !== CombatResult.Victory) this.#add('enemies', enemyId, 'defeats', 1);
    if (result === CombatResult.Defeat) return;
    this.#add('enemies', enemyId, 'kills', 1);
    this.#addToNight('kills', 1);
    if (world.enemy(enemyId)?.type === EnemyType.Boss) this.#first('boss', enemyId, at);
    const dungeon = action.kind === 'dungeon' ? world.dungeon(action.dungeonId) : undefined;
    const hasLoot = action.kind === 'hunt' || (dungeon && isOfLastSequence(dungeon, action.enemyIndex));
    const rolls = hasLoot ? 1 + amountOfNote(notes, Note.Again) : 0;
    for (let roll = 0; roll < rolls; roll++) this.#enterLuck(enemyId, action.bearers ?? [], world);
  }

  #enterLuck(enemyId: number, bearers: readonly number[], world: World): void {
    const enemy = world.enemy(enemyId);
    if (enemy === undefined) throw new Error('A kill of an unknown enemy');
    const { luck } = world.kit(bearers);
    const loot = luck === null ? enemy.loot : world.luckyLoot(enemy, luck);
    for (const { itemId, expected, variance } of luckOfRoll(loot, world)) {
      this.#add('items', itemId, 'expected', expected);
      this.#add('items', itemId, 'variance', variance);
    }
  }

  #enterItems({ reason, changes }: OnInventoryChange, world: World, at: number): void {
    if (reason === 'equipped' || reason === 'unequipped') return;
    for (const { itemId, amount } of changes) {
      const item = world.item(itemId);
      if (item?.category === ItemCategory.Key && (reason === 'sold' || reason === 'returned'))
        this.#add('gold', 0, `keys${reason === 'sold' ? 'Sold' : 'Returned'}`, item.value * Math.abs(amount));
      if (amount < 0) {
        this.#add('items', itemId, this.#wentTo(reason), -amount);
        continue;
      }
      this.#add('items', itemId, this.#cameFrom(reason), amount);
      if (OF_SESSIONS.includes(reason)) this.#addToNight('items', amount);
      const kind = kindOfFirst(itemId, world);
      if (kind !== null && reason !== 'returned') this.#first(kind, itemId, at);
    }
  }

  #cameFrom(reason: InventoryReason): ItemOrigin | 'returned' {
    switch (reason) {
      case 'loot':
        return this.#shown.action?.kind === 'dungeon' ? 'bosses' : 'fights';
      case 'crafted':
      case 'disenchanted':
      case 'found':
        if (this.#finished?.piece) return 'disenchanting';
        return isGatheringSkill(this.#finished?.skillId) ? 'gathering' : 'crafting';
      case 'milestone':
        return 'given';
      case 'bought':
      case 'returned':
      case 'rewarded':
        return reason;
      default:
        throw new Error(`Items came for the reason ${reason}`);
    }
  }

  #wentTo(reason: InventoryReason): ItemUse {
    switch (reason) {
      case 'crafted':
        return 'components';
      case 'disenchanted':
        return 'pieces';
      case 'key':
        return 'keys';
      case 'sold':
      case 'claimed':
      case 'learned':
      case 'tamed':
      case 'delivered':
        return reason;
      default:
        throw new Error(`Items went for the reason ${reason}`);
    }
  }

  /** Enters the levels that the last event has brought. */
  #enterLevels({ experience }: Shown, at: number): void {
    if (experience === this.#shown.experience) return;
    this.#shown.experience.forEach((points, index) => {
      const former = levelOf(experience[index] as number);
      for (let level = former + 1; level <= levelOf(points); level++)
        if (level % ROUND_LEVEL === 0) this.#first('level', levelId(index + 1, level), at);
    });
  }
}

function kindOfFirst(itemId: number, world: World): FirstKind | null {
  const { category, quality, radiant = false } = world.item(itemId) ?? {};
  switch (category) {
    case ItemCategory.Trophy:
      return 'trophy';
    case ItemCategory.Pet:
      return 'pet';
    case ItemCategory.Card:
      return radiant ? 'radiant-card' : null;
    default:
      if (quality === ItemQuality.Legendary) return 'legendary';
      return quality === ItemQuality.Epic ? 'epic' : null;
  }
}

/** The reasons for which sessions gain items. */
const OF_SESSIONS: readonly InventoryReason[] = ['loot', 'crafted', 'disenchanted', 'found'];

const isGatheringSkill = (skillId: number | undefined): boolean =>
  SKILLS.some(({ id, kind }) => id === skillId && kind === 'gathering');

/** The limit of the running session without what traits add. */
const limitOf = ({ action }: Shown): number | undefined =>
  isCombat(action) ? action.limitAt - (action.lingers ?? 0) : action?.limitAt;
