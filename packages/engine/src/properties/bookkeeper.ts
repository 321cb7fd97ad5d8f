import { outfitKit } from '../character/bearers.ts';
import { totalLevel } from '../character/milestones.ts';
import { petBonus } from '../character/pets.ts';
import { skillLevel } from '../character/skill-level.ts';
import { apply } from '../events/apply.ts';
import type { InventoryReason, OnInventoryChange } from '../events/possessions.ts';
import type { GameEvent, Moment } from '../events/registry.ts';
import { priceByHob } from '../quests/hob.ts';
import { enemyAt, isOfLastSequence } from '../sessions/combat/dungeon-order.ts';
import { combatLevel, experienceFactor } from '../sessions/combat/experience-factor.ts';
import { essenceYield } from '../sessions/crafting/essence.ts';
import { amountOf, entriesOf } from '../state/amounts.ts';
import { MAX_AMOUNT, MAX_EXPERIENCE, UNITS_PER_POINT } from '../state/experience.ts';
import type { Sale } from '../state/sales.ts';
import { WORN_SLOTS } from '../state/slots.ts';
import { isCombat, isItemAction, type Shown, type State } from '../state/state.ts';
import { amountOfNote, Note } from '../state/trait-notes.ts';
import { SKILL, styleSkill, trainedSkill } from '../world/skills.ts';
import type { AttackStyle, Item, ItemAmount, LootRow } from '../world/static-data.ts';
import { doubleProducts, type Kit, savedComponents } from '../world/traits/kit.ts';
import { milestoneLevel, type Timeline, type World, worldAt, worldOf } from '../world/world.ts';

/**
 * A balance or a change: an amount for each item id. They are bigints because sums may exceed the safe
 * integers.
 */
export type Account = ReadonlyMap<number, bigint>;

/** Everything that a character owns: in the inventory, worn, and in the food slot. */
export function possessions({ inventory, equipment }: Shown): Account {
  const account = new Map<number, bigint>();
  for (const [id, amount] of entriesOf(inventory)) add(account, id, amount);
  for (const slot of WORN_SLOTS) add(account, equipment[slot] ?? 0, equipment[slot] === undefined ? 0 : 1);
  add(account, equipment.food ?? 0, equipment.foodAmount ?? 0);
  return account;
}

/** The change of each amount from one `Account` to another: positive for a gain, negative for a loss. */
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
 * Adds up what events add and remove, independently of the rules. `errors` lists each event that does not fit
 * the content or the events before it. A move between the inventory, worn equipment and the food slot adds
 * and removes nothing.
 */
export class Bookkeeper {
  readonly items = new Map<number, bigint>();
  readonly errors: string[] = [];
  gold = 0n;
  shown: Shown;

  readonly #timeline: Timeline;
  /** Experience by skill id - 1, in ten-thousandths of a point. */
  readonly #units: number[];
  /**
   * The last finished item action: its content, its product, and the piece that it disenchanted. Null before
   * the first one.
   */
  #made: { readonly world: World; readonly itemId: number; readonly piece: number | null } | null = null;
  /** The last change of the inventory in the current moment; null before the first one. */
  #change: OnInventoryChange | null = null;
  /** What the chapter or errand that was handed over in this moment gives; null before. */
  #reward: Reward | null = null;

  constructor({ shown, hidden }: State, timeline: Timeline) {
    this.shown = shown;
    this.#timeline = timeline;
    this.#units = shown.experience.map((points, index) => {
      return points * UNITS_PER_POINT + (hidden.fractions[index] as number);
    });
  }

  /** The fractions on top of the whole points, in ten-thousandths of a point, by skill id - 1. */
  get fractions(): number[] {
    return this.#units.map((units) => units % UNITS_PER_POINT);
  }

  record({ at, events }: Moment): void {
    this.#change = null;
    this.#reward = null;
    events.forEach((event, index) => {
      this.#enter(event, worldAt(this.#timeline, at), events.slice(index + 1));
      if (event.type === 'OnInventoryChange') this.#change = event;
      this.shown = apply(this.shown, event, at);
    });
  }

  /** @param live the content at the event's instant @param rest the following events of the moment */
  #enter(event: GameEvent, live: World, rest: readonly GameEvent[]): void {
    const { action, equipment } = this.shown;
    switch (event.type) {
      case 'OnInventoryChange':
        this.#enterItems(event, live);
        break;
      case 'OnGoldChange': {
        this.gold += BigInt(event.amount);
        if (event.reason === 'travel') break;
        if (event.reason === 'rewarded') {
          if (this.#reward?.gold.includes(event.amount) !== true)
            this.errors.push(`${event.amount} gold for nothing handed over`);
          break;
        }
        const closed = rest[0];
        if (event.reason === 'bought' && closed?.type === 'OnChapterClosed') {
          const chapter = live.quests.chapter(closed.chapter);
          if (chapter === undefined || priceByHob(chapter, live) !== -event.amount)
            this.errors.push(`${event.amount} gold for chapter ${closed.chapter}`);
          break;
        }
        const traded =
          event.reason === 'bought' ? rest.find((next) => next.type === 'OnInventoryChange') : this.#change;
        const undone = rest.find((next) => next.type === 'OnSaleUndone');
        const worth =
          event.reason === 'returned'
            ? -BigInt(this.#sale(undone?.saleId ?? 0)?.paid ?? 0)
            : (traded?.changes ?? []).reduce(
                (sum, { itemId, amount }) => sum - BigInt(live.item(itemId)?.value ?? 0) * BigInt(amount),
                0n,
              );
        if (traded?.reason !== event.reason || worth !== BigInt(event.amount))
          this.errors.push(`${event.amount} gold for ${JSON.stringify(traded?.changes)}`);
        break;
      }
      case 'OnSale':
        this.#expectChanges(
          'sold',
          event.items.map(({ itemId, amount }) => ({ itemId, amount: -amount })),
        );
        break;
      case 'OnSaleUndone':
        this.#expectChanges(
          'returned',
          entriesOf(this.#sale(event.saleId)?.items ?? []).map(([itemId, amount]) => ({ itemId, amount })),
        );
        break;
      case 'OnAllClaimed': {
        const reason = ({ pets: 'tamed', recipes: 'learned' } as const)[event.kind as 'pets'] ?? 'claimed';
        const spent = event.claimed.map(({ id, amount }) => {
          if (event.kind !== 'cards') return { itemId: id, amount: -amount };
          const isOf = ({ enemyId, radiant }: Item) => enemyId === id && radiant === (amount === 2);
          return { itemId: live.sets.items.find(isOf)?.id ?? 0, amount: -1 };
        });
        this.#expectChanges(reason, spent);
        break;
      }
      case 'OnTrophyChange':
        this.#expectSpent('claimed', event.itemId, event.amount);
        break;
      case 'OnCardChange': {
        const card = live.sets.items.find(
          ({ enemyId, radiant }) => enemyId === event.enemyId && radiant === event.radiant,
        );
        this.#expectSpent('claimed', card?.id ?? 0, 1);
        break;
      }
      case 'OnChapterClosed': {
        const chapter = live.quests.chapter(event.chapter);
        if (chapter === undefined || event.chapter !== this.shown.quests.chapter)
          this.errors.push(`chapter ${event.chapter} is not open`);
        this.#reward = { gold: [chapter?.gold ?? 0], experience: [], pieces: chapter?.pieces ?? [] };
        break;
      }
      case 'OnErrandChange':
        if (event.change === 'fulfilled') this.#reward = rewardOf(event.errandId, live);
        break;
      case 'OnExperience': {
        const percent = 100 + petBonus(this.shown.pets, event.skillId, live);
        const base = this.#reward?.experience.find((points) =>
          this.#isTaught(event.skillId, points * percent * 100, event.experience),
        );
        if (base === undefined) this.errors.push(`${event.experience} points for nothing handed over`);
        else this.#teach(event.skillId, base * percent * 100, event.experience);
        break;
      }
      case 'PetTamed':
        this.#expectSpent('tamed', event.itemId, 1);
        break;
      case 'RecipeLearned':
        this.#expectSpent('learned', event.itemId, 1);
        break;
      case 'OnCombatStart': {
        if (action?.kind !== 'dungeon') break;
        const dungeon = worldOf(this.#timeline, event.content).dungeon(action.dungeonId);
        const expected = dungeon && enemyAt(dungeon, action.enemyIndex);
        if (event.enemyId !== expected) this.errors.push(`met ${event.enemyId}, not ${expected}`);
        break;
      }
      case 'DungeonSessionStart':
        if (!rest.some((next) => next.type === 'OnInventoryChange' && next.reason === 'key'))
          this.#expectSavedKey(event.dungeonId, live);
        break;
      case 'DungeonProgress':
        if (event.enemyIndex === 0 && this.#change?.reason !== 'key' && action?.kind === 'dungeon')
          this.#expectSavedKey(action.dungeonId, live);
        break;
      case 'OnCombatTurn': {
        const { characterHealingData: meal, notes = [] } = event;
        const eaten = (meal?.foodAmount ?? 0) - amountOfNote(notes, Note.Thrift);
        add(this.items, equipment.food ?? 0, -eaten - amountOfNote(notes, Note.Filch));
        if (meal && equipment.food !== meal.itemId)
          this.errors.push(`ate ${meal.itemId}, not ${equipment.food}`);
        break;
      }
      case 'CraftingActionFinished': {
        if (!isItemAction(action)) throw new Error('An action finished that did not run');
        const world = worldOf(this.#timeline, action.content);
        const recipe = world.craft(action.itemId);
        this.#made = { world, itemId: event.itemId, piece: event.piece };
        const { workLesson } = this.#wornKit(world);
        const percent = 100 + petBonus(this.shown.pets, event.skillId, world) + workLesson;
        const products = productsOf(world, event.piece);
        this.#teach(event.skillId, products * (recipe?.experience ?? 0) * percent * 100, event.experience);
        break;
      }
      case 'GrantedCombatExperience': {
        const { world, enemyId } = this.#fight();
        const enemy = world.enemy(enemyId);
        if (!enemy) throw new Error(`Unknown enemy ${enemyId}`);
        const trained = trainedSkill(this.shown.trainingAttribute, this.#style());
        if (event.skillId !== trained) this.errors.push(`taught ${event.skillId}, not ${trained}`);
        const share = experienceFactor(this.#combatLevel(), enemy.level);
        const grant = (skillId: number, base: number): number =>
          base * (100 + petBonus(this.shown.pets, skillId, world)) * share;
        const { trainedLesson, lessons } = world.kit(this.#bearers());
        const bonus = enemy.mainStatExperience * trainedLesson * share;
        this.#teach(trained, grant(trained, enemy.mainStatExperience) + bonus, event.experience);
        this.#teach(SKILL.Health, grant(SKILL.Health, enemy.healthExperience), event.healthExperience);
        this.#expectLessons(lessons ?? new Map(), enemy.mainStatExperience * share, rest);
        break;
      }
      default:
    }
  }

  #sale(saleId: number): Sale | undefined {
    return this.shown.sales.find((sale) => sale.saleId === saleId);
  }

  /** Checks that the last change of the inventory in this moment is these changes for this reason. */
  #expectChanges(reason: InventoryReason, changes: readonly ItemAmount[]): void {
    const inOrder = (list: readonly ItemAmount[]) =>
      JSON.stringify(list.toSorted((one, other) => one.itemId - other.itemId));
    const change = this.#change;
    if (change?.reason !== reason || inOrder(change.changes) !== inOrder(changes))
      this.errors.push(`${JSON.stringify(changes)} are not what was ${reason}`);
  }

  /**
   * Checks that the last change of the inventory in this moment removed this amount of the item for this
   * reason.
   */
  #expectSpent(reason: InventoryReason, itemId: number, amount: number): void {
    const change = this.#change;
    const [spent] = change?.changes ?? [];
    if (change?.reason !== reason || spent?.itemId !== itemId || spent.amount !== -amount)
      this.errors.push(`${itemId} was ${reason} without being spent`);
  }

  #enterItems({ reason, changes }: OnInventoryChange, live: World): void {
    if (reason === 'equipped' || reason === 'unequipped') return;
    for (const { itemId, amount } of changes) add(this.items, itemId, amount);
    if (reason === 'crafted' || reason === 'disenchanted') this.#expectMade(changes);
    if (reason === 'key') this.#expectKey(changes, live);
    if (reason === 'milestone') this.#expectGifts(changes);
    if (
      reason === 'rewarded' &&
      !changes.every(({ itemId, amount }) => amount === 1 && this.#reward?.pieces.includes(itemId))
    )
      this.errors.push(`${JSON.stringify(changes)} for nothing handed over`);
    if (reason === 'delivered' && changes.some(({ amount }) => amount >= 0))
      this.errors.push(`${JSON.stringify(changes)} is not delivered`);
    if (reason === 'found' && this.#made) {
      const { world, itemId } = this.#made;
      this.#expectRows(changes, tableOf(world, world.craft(itemId)?.lootTableId));
    }
    if (reason === 'loot') {
      const { world, enemyId } = this.#fight();
      this.#expectRows(changes, tableOf(world, world.enemy(enemyId)?.lootTableId));
      const { action } = this.shown;
      const dungeon = action?.kind === 'dungeon' ? world.dungeon(action.dungeonId) : undefined;
      if (action?.kind === 'dungeon' && !(dungeon && isOfLastSequence(dungeon, action.enemyIndex)))
        this.errors.push(`enemy ${action.enemyIndex} of a dungeon left loot`);
    }
  }

  /** Each gift is given once, at a total level that is reached. */
  #expectGifts(changes: readonly ItemAmount[]): void {
    const total = totalLevel(this.shown);
    for (const { itemId, amount } of changes) {
      const reached = this.#timeline.some(
        ({ world }) => milestoneLevel(world.item(itemId)?.milestone ?? Number.POSITIVE_INFINITY) <= total,
      );
      if (!reached || amount !== 1) this.errors.push(`${amount} of ${itemId} given at ${total}`);
    }
  }

  /**
   * Checks the product of one action and the items that it took. Less of the product than expected is right
   * only when the inventory reaches the largest amount, one more only by a trait. Only a trait saves all
   * components.
   */
  #expectMade(changes: readonly ItemAmount[]): void {
    if (!this.#made) throw new Error('Something was made by no action');
    const { world, itemId, piece } = this.#made;
    const { requiredComponents: components = [], skillId = 0 } = world.craft(itemId) ?? {};
    const kit = this.#wornKit(world);
    const maySave = piece === null && components.length > 0 && savedComponents(kit, skillId) > 0;
    const mayDouble = piece === null && doubleProducts(kit, skillId) > 0;
    const taken = (piece === null ? components : [{ itemId: piece, amount: 1 }]).map((part) => ({
      ...part,
      amount: -part.amount,
    }));
    const products = productsOf(world, piece);
    const used = changes.filter(({ amount }) => amount < 0);
    const made = changes.slice(used.length);
    const [product = { itemId, amount: 0 }] = made;
    const isSound =
      ((maySave && used.length === 0) || JSON.stringify(used) === JSON.stringify(taken)) &&
      made.length <= 1 &&
      product.itemId === itemId &&
      (product.amount === products ||
        (mayDouble && product.amount === products + 1) ||
        this.#isFull(itemId, product.amount));
    if (!isSound) this.errors.push(`${JSON.stringify(changes)} is not what ${itemId} takes and makes`);
  }

  /** Whether the inventory has exactly the largest amount of an item after `more` is added. */
  #isFull(itemId: number, more: number): boolean {
    return amountOf(this.shown.inventory, itemId) + more === MAX_AMOUNT;
  }

  /** Checks that the change removes exactly one key of the running dungeon. */
  #expectKey(changes: readonly ItemAmount[], live: World): void {
    const { action } = this.shown;
    const keyItemId = action?.kind === 'dungeon' ? live.dungeon(action.dungeonId)?.keyItemId : undefined;
    const expected = JSON.stringify([{ itemId: keyItemId, amount: -1 }]);
    if (JSON.stringify(changes) !== expected) this.errors.push(`${JSON.stringify(changes)} opened it`);
  }

  /** A run begins without taking its key. Only a trait saves a key, and it must be owned. */
  #expectSavedKey(dungeonId: number, live: World): void {
    const owned = amountOf(this.shown.inventory, live.dungeon(dungeonId)?.keyItemId ?? 0);
    if (this.#wornKit(live).savedKeys === 0 || owned < 1) this.errors.push('a run took no key');
  }

  /**
   * Checks that each change comes from a row of the loot table, in the order of the rows. It may be less than
   * the amount of the row, because the inventory stops at the largest amount.
   */
  #expectRows(changes: readonly ItemAmount[], rows: readonly LootRow[]): void {
    let row = 0;
    for (const { itemId, amount } of changes) {
      const isOf = (candidate: LootRow): boolean => candidate.itemId === itemId && candidate.amount >= amount;
      while (row < rows.length && !isOf(rows[row] as LootRow)) row++;
      if (row++ >= rows.length) this.errors.push(`${amount} of ${itemId} is in no row of the table`);
    }
  }

  /** Experience after so many units more, and by how many points it rises. */
  #after(skillId: number, units: number): { readonly after: number; readonly risen: number } {
    const before = this.#units[skillId - 1] as number;
    const after = Math.min(MAX_EXPERIENCE * UNITS_PER_POINT, before + units);
    return { after, risen: Math.floor(after / UNITS_PER_POINT) - Math.floor(before / UNITS_PER_POINT) };
  }

  #isTaught(skillId: number, units: number, points: number): boolean {
    return this.#after(skillId, units).risen === points;
  }

  #teach(skillId: number, units: number, points: number): void {
    const { after, risen } = this.#after(skillId, units);
    this.#units[skillId - 1] = after;
    if (risen !== points) this.errors.push(`skill ${skillId} rose by ${points}, not by ${risen}`);
  }

  /** Checks that the following events of the moment are the lessons of a kill, and that nothing else is. */
  #expectLessons(lessons: ReadonlyMap<number, number>, units: number, rest: readonly GameEvent[]): void {
    const taught = rest.filter((event) => event.type === 'GrantedLesson');
    for (const [skillId, percent] of lessons) {
      const experience = taught.find((lesson) => lesson.skillId === skillId)?.experience ?? 0;
      this.#teach(skillId, units * percent, experience);
    }
    for (const { skillId } of taught)
      if (!lessons.has(skillId)) this.errors.push(`nothing teaches ${skillId}`);
  }

  /** The traits of what is worn now. */
  #wornKit(world: World): Kit {
    return outfitKit(this.shown, world);
  }

  #bearers(): readonly number[] {
    const { action } = this.shown;
    return isCombat(action) ? (action.bearers ?? []) : [];
  }

  #fight(): { readonly world: World; readonly enemyId: number } {
    const { action } = this.shown;
    if (!isCombat(action) || action.enemyId === null) throw new Error('No enemy is fought');
    return { world: worldOf(this.#timeline, action.content), enemyId: action.enemyId };
  }

  /** The style of the fight's begin, which decides what Offensive trains. */
  #style(): AttackStyle {
    const { action, attackStyle } = this.shown;
    return (isCombat(action) ? action.fighter?.attackStyle : undefined) ?? attackStyle;
  }

  #combatLevel(): number {
    const level = (skillId: number): number => skillLevel(this.shown, skillId);
    const style = level(styleSkill(this.#style()));
    return combatLevel(level(SKILL.Attack), level(SKILL.Defence), level(SKILL.Health), style);
  }
}

/** What may be given for what was handed over. */
interface Reward {
  readonly gold: readonly number[];
  /** Points before the bonuses of pets. */
  readonly experience: readonly number[];
  readonly pieces: readonly number[];
}

function rewardOf(errandId: number, { quests }: World): Reward {
  const ofDay = quests.errand(errandId);
  const tiers = ofDay ? [ofDay] : (quests.weeklyErrand(errandId)?.ways.flat() ?? []);
  return {
    gold: tiers.map(({ gold }) => gold),
    experience: tiers.map(({ experience }) => experience),
    pieces: [],
  };
}

const productsOf = (world: World, piece: number | null): number => {
  const item = piece === null ? undefined : world.item(piece);
  return item ? essenceYield(item) : 1;
};

const tableOf = (world: World, id: number | null | undefined): readonly LootRow[] =>
  world.sets.lootTables.find((table) => table.id === id)?.subTables ?? [];
