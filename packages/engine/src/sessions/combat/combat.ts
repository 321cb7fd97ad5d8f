import { bearersOf } from '../../character/bearers.ts';
import { type GearSums, gearSums } from '../../character/gear.ts';
import { healthAfterDefeat } from '../../character/health.ts';
import { CombatResult } from '../../events/combat.ts';
import type { FinishReason } from '../../events/session.ts';
import type { Seed } from '../../random/seed.ts';
import type { CombatScene } from '../../recording/recorder.ts';
import type { SettlementTotals } from '../../recording/totals.ts';
import { type Amounts, amountOf } from '../../state/amounts.ts';
import { MAX_AMOUNT } from '../../state/experience.ts';
import type { CombatAction, Fighter, Hidden, Shown, State } from '../../state/state.ts';
import { withTraitFields } from '../../state/trait-fields.ts';
import { Note } from '../../state/trait-notes.ts';
import type { CompiledEnemy, CompiledLoot } from '../../world/compiled-enemy.ts';
import type { AttackStyle } from '../../world/static-data.ts';
import { type Kit, NO_KIT } from '../../world/traits/kit.ts';
import { HushKind } from '../../world/traits/verbs.ts';
import { type Timeline, type World, worldOf } from '../../world/world.ts';
import { Gifts } from '../gifts.ts';
import { CombatFood } from './combat-food.ts';
import { TURN_TIME } from './damage.ts';
import { FightTraits, type WornTraits } from './fight-traits.ts';
import { fighterOf, sameFighter } from './fighter.ts';
import { endsByPlayer, lastStartOf } from './last-start.ts';
import { dropLoot } from './loot.ts';
import { isStocked, REST_HEALTH_PERCENT } from './rest.ts';
import { Training } from './training.ts';
import { ENEMY_NOTES, isDue, OWN_NOTES, regained } from './turn-end.ts';
import { TurnRolls } from './turn-rolls.ts';

/**
 * A running combat as mutable numbers. The constructor reads it from the state, `play` advances it to an
 * instant, and `close` writes it back to the state. `play` changes only numbers, so a long combat costs
 * little more than its arithmetic. The two subclasses `Hunt` and `DungeonRuns` decide which enemy comes next
 * and when the combat ends.
 */
export abstract class Combat<A extends CombatAction = CombatAction> implements CombatScene {
  world: World;
  health: number;
  enemyHealth: number;
  /** The character's numbers of the current turn. */
  fighter: Fighter;
  fighterChanged = false;
  /** Gold that was given to the mountain since the combat was opened. */
  protected goldGiven = 0;

  protected readonly timeline: Timeline;
  protected readonly seed: Seed;
  protected readonly opened: A;
  protected readonly shown: Shown;
  protected readonly hidden: Hidden;
  protected readonly training: Training;
  protected readonly food: CombatFood;
  /** Ordinal of the current fight, or of the next one during a pull. */
  protected fight: number;

  #phaseAt: number;
  #inFight: boolean;
  #pullTime: number;
  #enemy: CompiledEnemy | null;
  /** The style of the current fight, or of the next one during a pull. */
  #style: AttackStyle;
  #turn: number;
  readonly #traits: FightTraits;
  readonly #lastStart: number;
  readonly #gifts: Gifts;
  #running = true;

  // Sums over the worn equipment under the content `world`.
  #gear!: GearSums;
  #worn!: WornTraits;

  /** Whether the character's numbers in the next turn may differ from those in the current turn. */
  #fighterDue = false;
  readonly #turnRolls = new TurnRolls();

  constructor(state: State, action: A, timeline: Timeline) {
    const { shown, hidden } = state;
    const session = hidden.session;
    if (session === null) throw new Error('A combat runs without its seed');
    this.timeline = timeline;
    this.shown = shown;
    this.hidden = hidden;
    this.opened = action;
    this.#lastStart = lastStartOf(action);
    this.#gifts = new Gifts(hidden.giftLevel);
    this.seed = session.seed;
    this.fight = session.ordinal;
    // The style of a fight is that of its begin, also when the weapon has changed since.
    this.#style = action.fighter?.attackStyle ?? shown.attackStyle;
    this.training = new Training(state, this.#style);
    this.#turn = session.turn;
    this.#phaseAt = action.phaseAt;
    this.#inFight = action.phase === 'fight';
    this.#pullTime = action.pullTime;
    this.health = shown.health;
    this.enemyHealth = action.enemyHealth;
    this.#traits = new FightTraits(action);
    this.food = new CombatFood(shown, this.seed, this.#traits);
    this.food.setThreshold(this.training.maxHealth);
    this.world = worldOf(timeline, action.content);
    this.#equip();
    this.#enemy = action.enemyId === null ? null : this.enemyOf(action.enemyId);
    this.fighter = action.fighter ?? this.#sample();
    if (this.#enemy) {
      // A command may have changed the character's equipment or cards since the turn began. The changes count
      // from the next turn.
      this.#fighterDue = true;
      const { bearers = [] } = action;
      this.#take({ bearers, kit: this.world.kit(bearers) }, this.#enemy);
    }
  }

  /**
   * Whether the session may end during the current pull, when its limit is reached. False inside a dungeon
   * run.
   */
  protected abstract get isLimited(): boolean;
  /** The traits of the worn pieces, which count in the next fight. */
  protected get wornKit(): Kit {
    return this.#worn.kit;
  }
  /** Whether the current enemy drops loot when it is beaten. */
  protected abstract get hasLoot(): boolean;
  /**
   * Called at the end of a pull. Returns the enemy of the next fight, or null after it has finished the
   * session instead.
   */
  protected abstract nextEnemy(at: number, totals: SettlementTotals): CompiledEnemy | null;
  /**
   * Called after each fight: updates the fields that only this kind of combat has. @param won whether the
   * enemy is beaten
   */
  protected abstract recordFightEnd(at: number, won: boolean, totals: SettlementTotals): void;
  /** After a fight that the character survived: begins the next pull or finishes the session. */
  protected abstract continueAfterFight(at: number, totals: SettlementTotals): void;
  /** Returns the action with the current values of the fields that only this kind of combat has. */
  protected abstract withOwnFields(action: A): A;
  /** The current pending enemies by region. */
  protected abstract get pendingEnemies(): Amounts;

  /**
   * Always false: a combat changes to new content by itself, so `advance` need not read it from the state
   * again.
   */
  readonly isInterrupted = false;

  get enemyId(): number {
    return this.#enemy?.id ?? 0;
  }

  get foodId(): number {
    return this.food.id;
  }

  get bearers(): readonly number[] {
    return this.#traits.bearers;
  }

  get maxHealth(): number {
    return this.training.maxHealth;
  }

  get foodAmount(): number {
    return this.food.amount;
  }

  get loot(): CompiledLoot {
    return this.#traits.lootOf(this.#enemy as CompiledEnemy, this.world);
  }

  /** Plays everything that is due at or before `until`. */
  play(until: number, totals: SettlementTotals): void {
    totals.open(this.world, this.shown.inventory);
    while (this.#running) {
      if (this.#inFight) {
        const due = this.#phaseAt + TURN_TIME;
        if (due > until) return;
        this.#endTurn(due, this.#enemy as CompiledEnemy, totals);
      } else {
        const due = this.#phaseAt + this.#pullTime;
        const end = this.#lastStart;
        if (due >= end && this.isLimited) {
          if (end > until) return;
          this.finish(end, endsByPlayer(this.opened) ? 'done' : 'limit', totals);
        } else {
          if (due > until) return;
          this.#endPull(due, totals);
        }
      }
    }
  }

  #endPull(at: number, totals: SettlementTotals): void {
    this.#style = this.shown.attackStyle;
    this.training.setStyle(this.#style);
    const enemy = this.nextEnemy(at, totals);
    if (enemy === null) return;
    this.#enemy = enemy;
    this.enemyHealth = this.#traits.enemyHealthAtBegin(enemy);
    this.fighter = this.#sample();
    this.#fighterDue = false;
    this.#take(this.#worn, enemy);
    this.#inFight = true;
    this.#phaseAt = at;
    this.#pullTime = 0;
    this.#turn = 0;
    totals.enemySpawned(at, this);
  }

  /** The traits of these pieces count in the fight with this enemy. */
  #take(worn: WornTraits, enemy: CompiledEnemy): void {
    this.#traits.take(worn, enemy);
    this.#turnRolls.setOpponents(this.fighter, enemy, this.#traits.turnKit);
  }

  #endTurn(at: number, enemy: CompiledEnemy, totals: SettlementTotals): void {
    const rolls = this.#turnRolls;
    rolls.play(this.seed, this.fight, this.#turn, this);
    const tooMuch = rolls.dealt - this.enemyHealth;
    this.enemyHealth = Math.max(0, -tooMuch);
    this.health = Math.max(0, this.health - rolls.taken);
    if (this.enemyHealth === 0) this.enemyHealth = this.#traits.enemyRise(enemy, rolls.notes);
    if (this.health === 0) this.health = this.#traits.rise(this.maxHealth, rolls.notes);
    if (this.enemyHealth > 0 && this.health > 0) this.#endUndecidedTurn(at, enemy, totals);
    else this.#decide(at, enemy, tooMuch, totals);
  }

  /** Ends a turn after which neither side is beaten: the character may eat, and the next turn begins. */
  #endUndecidedTurn(at: number, enemy: CompiledEnemy, totals: SettlementTotals): void {
    if (this.#traits.turnKit !== NO_KIT || enemy.kit !== NO_KIT) {
      this.#regain(enemy);
      if (this.#isGone(enemy)) {
        this.#endFlight(at, totals);
        return;
      }
    }
    if (this.food.isDueAt(this.health) && (enemy.kit.hush & HushKind.Food) === 0)
      this.health += this.food.eat(this.fight, this.health, this.maxHealth, this.#turnRolls);
    this.fighterChanged = false;
    if (this.#fighterDue) this.#changeFighter();
    this.#turn++;
    this.#phaseAt = at;
    totals.turnEnded(at, this, this.#turnRolls);
    if (this.food.amount === 0 && this.#restsNow) this.finish(at, 'provisions', totals);
  }

  /** What the traits of both sides give back after a turn, and what the enemy takes of the food. */
  #regain(enemy: CompiledEnemy): void {
    const { dealt, taken, notes } = this.#turnRolls;
    this.health += regained(this.#traits.turnKit, dealt, this.health, this.maxHealth, notes, OWN_NOTES);
    this.enemyHealth += regained(enemy.kit, taken, this.enemyHealth, enemy.health, notes, ENEMY_NOTES);
    if (isDue(enemy.kit.filch, this.#turn)) this.food.filch(this.#turnRolls);
  }

  /** Whether the enemy flees now. It does so in open combat alone. */
  #isGone({ kit: { flee } }: CompiledEnemy): boolean {
    return this.opened.kind === 'hunt' && flee > 0 && this.#turn + 1 >= flee;
  }

  /** The enemy has fled: the fight ends without a result. */
  #endFlight(at: number, totals: SettlementTotals): void {
    this.#turnRolls.notes.add(Note.Flee, this.#turn + 1);
    this.fighterChanged = false;
    totals.turnEnded(at, this, this.#turnRolls);
    this.#endFight(at, false, totals);
    this.continueAfterFight(at, totals);
  }

  /** Whether open combat without food rests, because it has little health. The enemy stays pending. */
  get #restsNow(): boolean {
    const { kind, rest } = this.opened;
    if (kind !== 'hunt' || rest === undefined) return false;
    return this.health * 100 <= REST_HEALTH_PERCENT * this.training.maxHealth;
  }

  /** Whether a session that rests has too little food for another fight or run. */
  protected get isFoodLow(): boolean {
    if (this.opened.rest !== 'armed') return false;
    return !isStocked(this.food.healing, this.training.maxHealth);
  }

  /** @param tooMuch damage of the last blow beyond the enemy's health */
  #decide(at: number, enemy: CompiledEnemy, tooMuch: number, totals: SettlementTotals): void {
    const won = this.enemyHealth === 0;
    const fell = this.health === 0;
    this.#turnRolls.result = won ? (fell ? CombatResult.Both : CombatResult.Victory) : CombatResult.Defeat;
    const hasDoubleLoot = won && this.hasLoot && this.#traits.hasDoubleLoot(this.seed, this.fight);
    if (hasDoubleLoot) this.#turnRolls.notes.add(Note.Again, 1);
    totals.turnEnded(at, this, this.#turnRolls);
    if (won) {
      if (this.training.grantExperience(at, enemy, this.#traits.kit, totals)) {
        this.#gifts.grant(at, this.world, this.training.totalLevel, totals);
        this.food.setThreshold(this.maxHealth);
      }
      if (this.hasLoot) dropLoot(this.loot, this.seed, this.fight, at, totals, 0);
      if (hasDoubleLoot) dropLoot(this.loot, this.seed, this.fight, at, totals, 1);
      this.#traits.carry(tooMuch);
    }
    this.#endFight(at, won, totals);
    if (fell) {
      this.health = healthAfterDefeat(this.maxHealth);
      this.finish(at, 'defeated', totals);
    } else this.continueAfterFight(at, totals);
  }

  #endFight(at: number, won: boolean, totals: SettlementTotals): void {
    this.#enemy = null;
    this.enemyHealth = 0;
    this.#inFight = false;
    this.#phaseAt = at;
    this.recordFightEnd(at, won, totals);
  }

  /** Begins the pull before the next fight. */
  protected pull(at: number, pullTime: number, totals: SettlementTotals): void {
    this.fight++;
    this.#turn = 0;
    this.#pullTime = this.#traits.pullTime(pullTime);
    totals.pullStarted(at, this.#pullTime, this.#traits.carried);
  }

  protected finish(at: number, reason: FinishReason, totals: SettlementTotals): void {
    this.#running = false;
    this.#phaseAt = at;
    totals.sessionFinished(at, reason, this.health);
  }

  /** The combat uses the content `world` from now on. */
  protected enter(world: World, totals: SettlementTotals): void {
    if (world === this.world) return;
    this.world = world;
    this.#equip();
    totals.open(world, this.shown.inventory);
  }

  protected enemyOf(enemyId: number): CompiledEnemy {
    const enemy = this.world.enemy(enemyId);
    if (!enemy) throw new Error(`Enemy with id ${enemyId} not found`);
    return enemy;
  }

  /**
   * Writes the combat to a state, except the inventory and the combat log, which `SettlementTotals` updates.
   */
  close(state: State): void {
    const { shown, hidden } = this;
    const experience = [...shown.experience];
    const fractions = [...hidden.fractions];
    this.training.store(experience, fractions);
    state.shown = {
      ...shown,
      experience,
      equipment: this.food.equipment(),
      goldGiven: Math.min(MAX_AMOUNT, shown.goldGiven + this.goldGiven),
      health: this.health,
      healthAt: this.#running ? shown.healthAt : this.#phaseAt,
      action: this.#running ? this.#action() : null,
    };
    state.hidden = {
      ...hidden,
      fractions,
      pendingEnemies: this.pendingEnemies,
      giftLevel: this.#gifts.level,
      session: this.#running ? { seed: this.seed, ordinal: this.fight, turn: this.#turn } : null,
    };
  }

  #action(): A {
    const action = withTraitFields(this.opened, this.#traits.fields(this.#inFight));
    return this.withOwnFields({
      ...action,
      content: this.world.version,
      phase: this.#inFight ? 'fight' : 'pull',
      phaseAt: this.#phaseAt,
      pullTime: this.#pullTime,
      enemyId: this.#enemy?.id ?? null,
      enemyHealth: this.enemyHealth,
      fighter: this.#inFight ? this.fighter : null,
    });
  }

  /** Computes what equipment, food and pets give under the current content. */
  #equip(): void {
    const { equipment } = this.shown;
    this.#gear = gearSums(equipment, this.world);
    const bearers = bearersOf(this.shown, this.world);
    this.#worn = { bearers, kit: this.world.kit(bearers) };
    this.food.enter(this.world);
    this.training.enter(this.world);
  }

  #changeFighter(): void {
    const next = this.#sample();
    this.#fighterDue = false;
    this.fighterChanged = !sameFighter(next, this.fighter);
    this.fighter = next;
    this.#turnRolls.setOpponents(next, this.#enemy as CompiledEnemy, this.#traits.turnKit);
  }

  #sample(): Fighter {
    const { attackLevel, defenceLevel, styleLevel } = this.training;
    const levels = { attack: attackLevel, defence: defenceLevel, style: styleLevel };
    const card = this.#enemy !== null && amountOf(this.shown.cards, this.#enemy.id) > 0;
    return fighterOf(this.#gear, this.#style, levels, card);
  }
}
