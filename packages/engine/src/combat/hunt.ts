import { amountOf, withAmount } from '../amounts.ts';
import { Domain, draw, WORD_RANGE, type Words } from '../draw.ts';
import { CombatResult } from '../events.ts';
import type { Foe } from '../foe.ts';
import { type GearSums, gearSums } from '../gear.ts';
import { hearthHealth } from '../health.ts';
import type { HuntScene } from '../scene.ts';
import type { Fighter, HuntAction, Key, State } from '../state.ts';
import type { Tally } from '../tally.ts';
import { type Timeline, type World, worldAt, worldOf } from '../world.ts';
import {
  characterDamage,
  characterMultiplier,
  enemyDamage,
  enemyMultiplier,
  lowestRoll,
  TURN_TIME,
} from './damage.ts';
import { fighterOf, sameFighter } from './fighter.ts';
import { portionsEaten } from './food.ts';
import { drawFoe } from './spawn.ts';
import { Training } from './training.ts';

/** Pull between two fights of open combat, in ms (game-design 2.6). */
export const HUNT_PULL_TIME = 4000;

const LOOT_ROWS_PER_DRAW = 4;
const words: Words = new Uint32Array(4);

/**
 * A running hunt as registers: opened from the state, played to an instant, closed into the state again. Only numbers
 * change while it plays, so that a night of it costs about what its arithmetic costs.
 */
export class Hunt implements HuntScene {
  world: World;
  health: number;
  foeHealth: number;
  /** Of the turn under way. */
  fighter: Fighter;
  fighterChanged = false;

  readonly #timeline: Timeline;
  readonly #key: Key;
  readonly #opened: HuntAction;
  readonly #shown: State['shown'];
  readonly #hidden: State['hidden'];

  #phaseAt: number;
  #inFight: boolean;
  #pullTime: number;
  #foe: Foe | null;
  #fight: number;
  #turn: number;
  #quarry: number;
  #foodAmount: number;
  #running = true;

  readonly #training: Training;

  // What the equipment amounts to under `world`.
  #gear!: GearSums;
  #healingAmount!: number;

  // The turn under way.
  #fighterDue = false;
  #lowest = 0;
  #criticalThreshold = 0;
  #dealtMultiplier = 0;
  #takenMultiplier = 0;

  constructor(state: State, action: HuntAction, timeline: Timeline) {
    const { shown, hidden } = state;
    const session = hidden.session;
    if (session === null) throw new Error('A hunt runs without its key');
    this.#timeline = timeline;
    this.#shown = shown;
    this.#hidden = hidden;
    this.#opened = action;
    this.#key = session.key;
    this.#fight = session.ordinal;
    this.#turn = session.turn;
    this.#phaseAt = action.phaseAt;
    this.#inFight = action.phase === 'fight';
    this.#pullTime = action.pullTime;
    this.#quarry = amountOf(hidden.quarry, action.regionId);
    this.health = shown.health;
    this.foeHealth = action.enemyHealth;
    this.#foodAmount = shown.equipment.foodAmount ?? 0;

    this.#training = new Training(state);
    this.world = worldOf(timeline, action.content);
    this.#enter(this.world);
    this.#foe = action.enemyId === null ? null : this.#foeOf(action.enemyId);
    this.fighter = action.fighter ?? this.#sample();
    if (this.#foe) {
      // What was changed since the turn began counts from the next one.
      this.#fighterDue = true;
      this.#match(this.fighter, this.#foe);
    }
  }

  get foeId(): number {
    return this.#foe?.id ?? 0;
  }

  get foodId(): number {
    return this.#shown.equipment.food ?? 0;
  }

  /** Plays everything due up to and including `until`. */
  play(until: number, sink: Tally): void {
    sink.open(this.world, this.#shown.inventory);
    while (this.#running) {
      if (this.#inFight) {
        const due = this.#phaseAt + TURN_TIME;
        if (due > until) return;
        this.#endTurn(due, this.#foe as Foe, sink);
      } else {
        const due = this.#phaseAt + this.#pullTime;
        const { limitAt } = this.#opened;
        if (due >= limitAt) {
          if (limitAt > until) return;
          this.#finish(limitAt, 'limit', this.health, sink);
        } else {
          if (due > until) return;
          this.#endPull(due, sink);
        }
      }
    }
  }

  #endPull(at: number, sink: Tally): void {
    const world = worldAt(this.#timeline, at);
    if (world !== this.world) {
      this.#enter(world);
      sink.open(world, this.#shown.inventory);
    }
    const foe =
      (this.#quarry !== 0 ? world.foe(this.#quarry) : undefined) ??
      drawFoe(world.roster(this.#opened.regionId, this.#training.combatLevel), this.#key, this.#fight);
    if (foe === null) {
      this.#finish(at, 'retired', this.health, sink);
      return;
    }
    this.#foe = foe;
    this.#quarry = foe.id;
    this.foeHealth = foe.health;
    this.fighter = this.#sample();
    this.#fighterDue = false;
    this.#match(this.fighter, foe);
    this.#inFight = true;
    this.#phaseAt = at;
    this.#pullTime = 0;
    this.#turn = 0;
    sink.spawn(at, this);
  }

  #endTurn(at: number, foe: Foe, sink: Tally): void {
    draw(this.#key, Domain.Turn, this.#fight, this.#turn, 0, words);
    const critical = (words[1] as number) < this.#criticalThreshold;
    const { attackPower } = this.fighter;
    const roll = (words[0] as number) / WORD_RANGE;
    const dealt = characterDamage(attackPower, this.#lowest, this.#dealtMultiplier, roll, critical);
    const taken = enemyDamage(foe.attackPower, this.#takenMultiplier, (words[2] as number) / WORD_RANGE);
    this.foeHealth = Math.max(0, this.foeHealth - dealt);
    this.health = Math.max(0, this.health - taken);
    if (this.foeHealth > 0 && this.health > 0) this.#goOn(at, dealt, critical, taken, sink);
    else this.#decide(at, foe, dealt, critical, taken, sink);
  }

  /** Nobody fell: eat, and begin the next turn. */
  #goOn(at: number, dealt: number, critical: boolean, taken: number, sink: Tally): void {
    const { healingThreshold } = this.#shown;
    const portions = portionsEaten(
      this.health,
      this.#training.maxHealth,
      healingThreshold,
      this.#healingAmount,
      this.#foodAmount,
    );
    let healing = 0;
    if (portions > 0) {
      healing = Math.min(portions * this.#healingAmount, this.#training.maxHealth - this.health);
      this.health += healing;
      this.#foodAmount -= portions;
    }
    this.fighterChanged = false;
    if (this.#fighterDue) this.#changeFighter();
    this.#turn++;
    this.#phaseAt = at;
    sink.turn(at, this, dealt, critical, taken, portions, healing, null);
  }

  #decide(at: number, foe: Foe, dealt: number, critical: boolean, taken: number, sink: Tally): void {
    const won = this.foeHealth === 0;
    const fell = this.health === 0;
    sink.turn(
      at,
      this,
      dealt,
      critical,
      taken,
      0,
      0,
      won ? (fell ? CombatResult.Both : CombatResult.Victory) : CombatResult.Defeat,
    );
    if (won) {
      this.#training.teach(at, foe, sink);
      this.#dropLoot(at, foe, sink);
    }
    this.#quarry = 0;
    this.#foe = null;
    this.foeHealth = 0;
    this.#inFight = false;
    this.#phaseAt = at;
    if (fell) this.#finish(at, 'defeated', hearthHealth(this.#training.maxHealth), sink);
    else if (at >= this.#opened.limitAt) this.#finish(at, 'limit', this.health, sink);
    else {
      this.#fight++;
      this.#turn = 0;
      this.#pullTime = HUNT_PULL_TIME;
      sink.pull(at, HUNT_PULL_TIME);
    }
  }

  #dropLoot(at: number, foe: Foe, sink: Tally): void {
    const { rows, thresholds, items, amounts } = foe.loot;
    for (let row = 0; row < rows; row++) {
      const word = row % LOOT_ROWS_PER_DRAW;
      if (word === 0) draw(this.#key, Domain.Loot, this.#fight, row / LOOT_ROWS_PER_DRAW, 0, words);
      if ((words[word] as number) < (thresholds[row] as number)) {
        sink.loot(at, items[row] as number, amounts[row] as number);
      }
    }
    sink.changed(at, 'loot');
  }

  #finish(at: number, reason: 'limit' | 'defeated' | 'retired', health: number, sink: Tally): void {
    this.#running = false;
    this.#phaseAt = at;
    this.health = health;
    sink.finish(at, reason, health);
  }

  /** The state after what was played; its items and log lines are the sink's to add. */
  close(state: State): void {
    const shown = this.#shown;
    state.shown = {
      ...shown,
      equipment: this.#equipment(),
      health: this.health,
      healthAt: this.#running ? shown.healthAt : this.#phaseAt,
      action: this.#running ? this.#action() : null,
    };
    state.hidden = {
      ...this.#hidden,
      quarry: withAmount(this.#hidden.quarry, this.#opened.regionId, this.#quarry),
      session: this.#running ? { key: this.#key, ordinal: this.#fight, turn: this.#turn } : null,
    };
    this.#training.store(state);
  }

  #action(): HuntAction {
    return {
      ...this.#opened,
      content: this.world.version,
      phase: this.#inFight ? 'fight' : 'pull',
      phaseAt: this.#phaseAt,
      pullTime: this.#pullTime,
      enemyId: this.#foe?.id ?? null,
      enemyHealth: this.foeHealth,
      fighter: this.#inFight ? this.fighter : null,
    };
  }

  #equipment(): State['shown']['equipment'] {
    const { equipment } = this.#shown;
    if ((equipment.foodAmount ?? 0) === this.#foodAmount) return equipment;
    if (this.#foodAmount > 0) return { ...equipment, foodAmount: this.#foodAmount };
    const { food: _food, foodAmount: _amount, ...worn } = equipment;
    return worn;
  }

  #enter(world: World): void {
    const { equipment } = this.#shown;
    this.world = world;
    this.#gear = gearSums(equipment, world);
    this.#healingAmount = equipment.food === undefined ? 0 : (world.item(equipment.food)?.healingAmount ?? 0);
    this.#training.enter(world);
  }

  #changeFighter(): void {
    const next = this.#sample();
    this.#fighterDue = false;
    this.fighterChanged = !sameFighter(next, this.fighter);
    this.fighter = next;
    this.#match(next, this.#foe as Foe);
  }

  #sample(): Fighter {
    const { attackLevel, defenceLevel, styleLevel } = this.#training;
    const levels = { attack: attackLevel, defence: defenceLevel, style: styleLevel };
    const card = this.#foe !== null && amountOf(this.#shown.cards, this.#foe.id) > 0;
    return fighterOf(this.#gear, this.#shown.attackStyle, levels, card);
  }

  #match(fighter: Fighter, foe: Foe): void {
    this.#lowest = lowestRoll(fighter.attackLevel);
    this.#criticalThreshold = Math.round((fighter.criticalChance / 1000) * WORD_RANGE);
    this.#dealtMultiplier = characterMultiplier(fighter, foe);
    this.#takenMultiplier = enemyMultiplier(fighter, foe);
  }

  #foeOf(enemyId: number): Foe {
    const foe = this.world.foe(enemyId);
    if (!foe) throw new Error(`Enemy with id ${enemyId} not found`);
    return foe;
  }
}
