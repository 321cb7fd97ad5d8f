import { entriesOf } from '../amounts.ts';
import { apply } from '../apply.ts';
import { skillLevel } from '../attributes.ts';
import { combatLevel, lesson } from '../combat/lesson.ts';
import type { GameEvent, Moment, OnInventoryChange } from '../events.ts';
import { MAX_EXPERIENCE, UNITS_PER_POINT } from '../experience.ts';
import { WORN_SLOTS } from '../gear.ts';
import { petBonus } from '../pets.ts';
import { SKILL, styleSkill, trainedSkill } from '../skills.ts';
import type { Shown, State } from '../state.ts';
import type { ItemAmount, LootRow } from '../static-data.ts';
import { type Timeline, type World, worldOf } from '../world.ts';

/** How much of each thing; sums may exceed the safe integers. */
export type Account = ReadonlyMap<number, bigint>;

/** Everything a character owns: in the inventory, worn, and packed as food. */
export function possessions({ inventory, equipment }: Shown): Account {
  const account = new Map<number, bigint>();
  for (const [id, amount] of entriesOf(inventory)) add(account, id, amount);
  for (const slot of WORN_SLOTS) add(account, equipment[slot] ?? 0, equipment[slot] === undefined ? 0 : 1);
  add(account, equipment.food ?? 0, equipment.foodAmount ?? 0);
  return account;
}

/** What was gained (positive) and lost (negative) from one account to another. */
export function difference(from: Account, to: Account): Account {
  const changes = new Map<number, bigint>();
  for (const [id, amount] of to) add(changes, id, amount);
  for (const [id, amount] of from) add(changes, id, -amount);
  return changes;
}

function add(account: Map<number, bigint>, id: number, amount: number | bigint): void {
  const total = (account.get(id) ?? 0n) + BigInt(amount);
  if (total === 0n) account.delete(id);
  else account.set(id, total);
}

/**
 * Keeps a book of its own of everything that events say appears or disappears, and notes every event that the content
 * does not account for. What moves between inventory, body and larder is neither.
 */
export class Bookkeeper {
  readonly items = new Map<number, bigint>();
  readonly complaints: string[] = [];
  gold = 0n;
  shown: Shown;

  readonly #timeline: Timeline;
  /** Experience by skill id - 1, in ten-thousandths. */
  readonly #units: number[];
  /** What the last finished action made, under its own content. */
  #made: { readonly world: World; readonly itemId: number } | null = null;

  constructor({ shown, hidden }: State, timeline: Timeline) {
    this.shown = shown;
    this.#timeline = timeline;
    this.#units = shown.experience.map((points, index) => {
      return points * UNITS_PER_POINT + (hidden.fractions[index] as number);
    });
  }

  /** Ten-thousandths of a point on top of the whole points, by skill id - 1. */
  get fractions(): number[] {
    return this.#units.map((units) => units % UNITS_PER_POINT);
  }

  record({ at, events }: Moment): void {
    let sold: OnInventoryChange | null = null;
    for (const event of events) {
      this.#enter(event, sold);
      if (event.type === 'OnInventoryChange' && event.reason === 'sold') sold = event;
      this.shown = apply(this.shown, event, at);
    }
  }

  #enter(event: GameEvent, sold: OnInventoryChange | null): void {
    const { action, equipment } = this.shown;
    switch (event.type) {
      case 'OnInventoryChange':
        this.#enterItems(event);
        break;
      case 'OnGoldChange': {
        this.gold += BigInt(event.amount);
        if (event.reason === 'sold' && sold === null) this.complaints.push('gold for nothing');
        break;
      }
      case 'OnCombatTurn':
        if (event.characterHealingData) {
          const { itemId, foodAmount } = event.characterHealingData;
          add(this.items, itemId, -foodAmount);
          if (equipment.food !== itemId) this.complaints.push(`ate ${itemId}, not ${equipment.food}`);
        }
        break;
      case 'CraftingActionFinished': {
        if (action?.kind !== 'craft') throw new Error('An action finished that did not run');
        const world = worldOf(this.#timeline, action.content);
        const recipe = world.craft(action.itemId);
        this.#made = { world, itemId: event.itemId };
        const percent = 100 + petBonus(this.shown.pets, event.skillId, world);
        this.#teach(event.skillId, (recipe?.experience ?? 0) * percent * 100, event.experience);
        break;
      }
      case 'GrantedCombatExperience': {
        const { world, enemyId } = this.#fight();
        const enemy = world.foe(enemyId);
        if (!enemy) throw new Error(`Nobody knows enemy ${enemyId}`);
        const trained = trainedSkill(this.shown.trainingAttribute, this.shown.attackStyle);
        if (event.skillId !== trained) this.complaints.push(`taught ${event.skillId}, not ${trained}`);
        const share = lesson(this.#combatLevel(), enemy.level);
        const grant = (skillId: number, base: number): number =>
          base * (100 + petBonus(this.shown.pets, skillId, world)) * share;
        this.#teach(trained, grant(trained, enemy.mainStatExperience), event.experience);
        this.#teach(SKILL.Health, grant(SKILL.Health, enemy.healthExperience), event.healthExperience);
        break;
      }
      default:
    }
  }

  #enterItems({ reason, changes }: OnInventoryChange): void {
    if (reason === 'equipped' || reason === 'unequipped') return;
    for (const { itemId, amount } of changes) add(this.items, itemId, amount);
    if (reason === 'crafted') this.#expectMade(changes);
    if (reason === 'found' && this.#made) {
      const { world, itemId } = this.#made;
      this.#expectRows(changes, tableOf(world, world.craft(itemId)?.lootTableId));
    }
    if (reason === 'loot') {
      const { world, enemyId } = this.#fight();
      this.#expectRows(changes, tableOf(world, world.foe(enemyId)?.lootTableId));
    }
  }

  /** One product for one set of components; the product alone may be cut off at the bound. */
  #expectMade(changes: readonly ItemAmount[]): void {
    if (!this.#made) throw new Error('Something was made by no action');
    const { world, itemId } = this.#made;
    const taken = (world.craft(itemId)?.requiredComponents ?? []).map((part) => ({
      ...part,
      amount: -part.amount,
    }));
    const whole = JSON.stringify([...taken, { itemId, amount: 1 }]);
    const actual = JSON.stringify(changes);
    if (actual !== whole && actual !== JSON.stringify(taken))
      this.complaints.push(`${actual} is not ${whole}`);
  }

  /** Each found amount is a row of the table, in its order; only the bound may cut amounts off. */
  #expectRows(changes: readonly ItemAmount[], rows: readonly LootRow[]): void {
    let row = 0;
    for (const { itemId, amount } of changes) {
      const isOf = (candidate: LootRow): boolean => candidate.itemId === itemId && candidate.amount >= amount;
      while (row < rows.length && !isOf(rows[row] as LootRow)) row++;
      if (row++ >= rows.length) this.complaints.push(`${amount} of ${itemId} is in no row of the table`);
    }
  }

  #teach(skillId: number, units: number, points: number): void {
    const before = this.#units[skillId - 1] as number;
    const after = Math.min(MAX_EXPERIENCE * UNITS_PER_POINT, before + units);
    this.#units[skillId - 1] = after;
    const risen = Math.floor(after / UNITS_PER_POINT) - Math.floor(before / UNITS_PER_POINT);
    if (risen !== points) this.complaints.push(`skill ${skillId} rose by ${points}, not by ${risen}`);
  }

  #fight(): { readonly world: World; readonly enemyId: number } {
    const { action } = this.shown;
    if (action?.kind !== 'hunt' || action.enemyId === null) throw new Error('Nobody is fought');
    return { world: worldOf(this.#timeline, action.content), enemyId: action.enemyId };
  }

  #combatLevel(): number {
    const level = (skillId: number): number => skillLevel(this.shown, skillId);
    const style = level(styleSkill(this.shown.attackStyle));
    return combatLevel(level(SKILL.Attack), level(SKILL.Defence), level(SKILL.Health), style);
  }
}

const tableOf = (world: World, id: number | null | undefined): readonly LootRow[] =>
  world.sets.lootTables.find((table) => table.id === id)?.subTables ?? [];
