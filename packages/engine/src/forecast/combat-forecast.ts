import { outfitKit } from '../character/bearers.ts';
import { netWorthOf } from '../character/worth.ts';
import { advance } from '../settle/advance.ts';
import { playbackState } from '../settle/playback-state.ts';
import type { CombatAction, Shown, State } from '../state/state.ts';
import type { CompiledLoot } from '../world/compiled-enemy.ts';
import { SKILL, trainedSkill } from '../world/skills.ts';
import type { Timeline, World } from '../world/world.ts';
import { CombatRunRecorder } from './combat-run-recorder.ts';
import { ExperienceSamples } from './experience-samples.ts';
import type { Forecast, ForecastEnd, ItemForecast, OpenForecast } from './forecast.ts';
import { chanceOfNone, enemyLoot, expectedWorth, ItemSums, type LootChance } from './loot-chances.ts';
import type { Precision } from './precision.ts';
import { type ForecastQuestion, hiddenOf, seedOfRun, timelineOf } from './question.ts';
import { type RateOver, rateOver } from './rate.ts';
import { isPrecise, quantilesOf, Samples } from './samples.ts';
import { Shares } from './shares.ts';

/** The end that only defeats have. */
const DEFEATS: readonly ForecastEnd[] = ['defeated', 'defeated-food-gone'];
/** The share of defeated runs of `Forecast.defeatedBy`. */
const DEFEATED_SHARE = 0.05;

/**
 * A forecast of open combat or of dungeon runs. Each run is a real session with a seed of its own. From its
 * kills follow the expected loot and the chance of each item, which are more exact than the drops of the run.
 */
export class CombatForecast implements OpenForecast {
  readonly at: number;
  readonly until: number;
  readonly #question: ForecastQuestion;
  readonly #world: World;
  readonly #timeline: Timeline;
  readonly #precision: Precision;
  /** What is shown when a run begins: without the items that no fight needs. */
  readonly #begun: Shown;
  readonly #night: Forecast['night'];
  readonly #packed: number;
  readonly #foodId: number;
  readonly #keyId: number;
  /** Keys that the begin takes, the mean over all seeds. */
  readonly #firstKeys: number;
  readonly #experience: ExperienceSamples;
  readonly #recorder: CombatRunRecorder;
  readonly #lootOf = new Map<
    CompiledLoot,
    { readonly rows: readonly LootChance[]; readonly worth: number }
  >();

  readonly #ends: number[] = [];
  readonly #reasons = new Shares<ForecastEnd>();
  readonly #defeats: number[] = [];
  readonly #worth = new Samples();
  readonly #kills = new Samples();
  readonly #dungeonRuns = new Samples();
  readonly #portions = new Samples();
  readonly #keys = new Samples();
  readonly #foodGone: number[] = [];
  /** The ends of the runs that the packed food has ended. */
  readonly #foodEnds: number[] = [];
  /** For each run how often each loot was rolled, by index in the recorder's `loots`. */
  readonly #lootRolls: (readonly number[])[] = [];

  constructor(
    question: ForecastQuestion,
    begun: Shown,
    action: CombatAction,
    world: World,
    precision: Precision,
  ) {
    this.at = question.at;
    this.until = question.until;
    this.#question = question;
    this.#world = world;
    this.#timeline = timelineOf(world);
    this.#precision = precision;
    this.#begun = playbackState({ shown: begun, hidden: hiddenOf(begun, null) }, this.#timeline).shown;
    this.#night = { startAt: action.startAt, limitAt: action.limitAt };
    this.#packed = begun.equipment.foodAmount ?? 0;
    this.#foodId = begun.equipment.food ?? 0;
    const dungeon = action.kind === 'dungeon' ? (world.dungeon(action.dungeonId) ?? null) : null;
    this.#keyId = dungeon?.keyItemId ?? 0;
    this.#recorder = new CombatRunRecorder(begun);
    const trained = trainedSkill(begun.trainingAttribute, begun.attackStyle);
    const { lessons, savedKeys } = outfitKit(begun, world);
    this.#firstKeys = dungeon === null || question.command === null ? 0 : 1 - savedKeys / 1000;
    const skills = new Set([SKILL.Health, trained, ...(lessons?.keys() ?? [])]);
    this.#experience = new ExperienceSamples(begun.experience, [...skills]);
  }

  get isDone(): boolean {
    return isPrecise(this.#precision, this.#experience.total, this.#worth);
  }

  play(runs: number): void {
    for (let played = 0; played < runs && !this.isDone; played++) this.#playRun();
  }

  #playRun(): void {
    const recorder = this.#recorder;
    recorder.start();
    const seed = seedOfRun(this.#question.seed, this.#ends.length);
    const session = { seed, ordinal: 0, turn: 0 };
    const state: State = { shown: this.#begun, hidden: hiddenOf(this.#begun, session) };
    advance(state, this.#timeline, this.until, recorder);
    this.#note(recorder, state.shown);
  }

  #note(recorder: CombatRunRecorder, after: Shown): void {
    this.#experience.add(after.experience);
    const keys = recorder.keys + this.#firstKeys;
    this.#keys.add(keys);
    const used = [
      { itemId: this.#foodId, amount: recorder.portions },
      { itemId: this.#keyId, amount: keys },
    ];
    let worth = netWorthOf([], used, this.#world);
    recorder.lootRolls.forEach((rolls, index) => {
      worth += rolls * this.#loot(recorder.loots[index] as CompiledLoot).worth;
    });
    this.#worth.add(worth);
    this.#lootRolls.push([...recorder.lootRolls]);
    this.#kills.add(recorder.kills);
    this.#dungeonRuns.add(recorder.dungeonRuns);
    this.#portions.add(recorder.portions);
    if (recorder.foodGoneAt !== null) this.#foodGone.push(recorder.foodGoneAt);
    this.#noteEnd(recorder);
  }

  #noteEnd({ endedAt, reason, foodGoneAt }: CombatRunRecorder): void {
    let end: ForecastEnd = reason ?? 'running';
    if (end === 'defeated') {
      this.#defeats.push(endedAt ?? this.until);
      if (foodGoneAt !== null) end = 'defeated-food-gone';
    }
    if (end === 'provisions' && this.#packed > 0) this.#foodEnds.push(endedAt ?? this.until);
    this.#ends.push(endedAt ?? this.until);
    this.#reasons.add(end);
  }

  #loot(loot: CompiledLoot) {
    const found = this.#lootOf.get(loot);
    if (found) return found;
    const rows = enemyLoot(loot, this.#world);
    const chances = { rows, worth: expectedWorth(rows, this.#world) };
    this.#lootOf.set(loot, chances);
    return chances;
  }

  summary(): Forecast {
    const runs = this.#ends.length;
    if (runs === 0) throw new Error('The forecast has no runs yet');
    const runningTime = this.#ends.reduce((sum, end) => sum + end - this.at, 0) / runs;
    const rate = rateOver(runningTime);
    const defeats = DEFEATS.reduce((sum, reason) => sum + this.#reasons.countOf(reason), 0);
    return {
      night: this.#night,
      endsAt: quantilesOf(this.#ends),
      why: this.#reasons.of(runs),
      survives: 1 - defeats / runs,
      defeatedBy: this.#defeatedBy(runs),
      runningTime,
      experience: this.#experience.forecasts(rate),
      items: this.#items(rate),
      gold: rate(this.#worth.mean),
      kills: rate(this.#kills.mean),
      dungeonRuns: { ...rate(this.#dungeonRuns.mean), finished: this.#dungeonRuns.quantiles },
      food: {
        ...rate(this.#portions.mean),
        portions: this.#portions.quantiles,
        packed: this.#packed,
        ends: this.#among(this.#foodEnds),
        gone: this.#packed > 0 ? this.#among(this.#foodGone) : null,
      },
      runs,
      standardErrors: { experience: this.#experience.total.relativeError, gold: this.#worth.relativeError },
    };
  }

  /** The share and the instants of some runs; null for none. */
  #among(instants: readonly number[]): Forecast['food']['gone'] {
    if (instants.length === 0) return null;
    return { share: instants.length / this.#ends.length, at: quantilesOf(instants) };
  }

  #defeatedBy(runs: number): number | null {
    const least = Math.ceil(DEFEATED_SHARE * runs);
    return this.#defeats.toSorted((one, other) => one - other)[least - 1] ?? null;
  }

  #items(rate: RateOver): ItemForecast[] {
    const runs = this.#lootRolls.length;
    const rowsByItem = new Map<number, (LootChance & { readonly index: number })[]>();
    this.#recorder.loots.forEach((loot, index) => {
      for (const row of this.#loot(loot).rows) {
        const rows = rowsByItem.get(row.itemId);
        if (rows) rows.push({ ...row, index });
        else rowsByItem.set(row.itemId, [{ ...row, index }]);
      }
    });
    const sums = new ItemSums();
    for (const [itemId, rows] of rowsByItem) {
      let expected = 0;
      let none = 0;
      for (const rolls of this.#lootRolls) {
        let noneInRun = 1;
        for (const { index, amount, chance } of rows) {
          const rolled = rolls[index] ?? 0;
          expected += rolled * amount * chance;
          noneInRun *= chanceOfNone(chance, rolled);
        }
        none += noneInRun;
      }
      sums.come(itemId, expected / runs, none / runs);
    }
    sums.go(this.#keyId, this.#keys.mean);
    sums.go(this.#foodId, this.#portions.mean);
    return sums.entries.map(({ itemId, expected, chance }) => ({ itemId, chance, ...rate(expected) }));
  }
}
