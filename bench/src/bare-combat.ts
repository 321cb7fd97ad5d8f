import {
  banePercent,
  bearersOf,
  type CompiledEnemy,
  CRITICAL_CHANCE_SCALE,
  CRITICAL_MULTIPLIER,
  combatLevel,
  type Dungeon,
  ENEMY_LOWEST_ROLL,
  ENEMY_ROLL_SPAN,
  EXPERIENCE_TABLE,
  experienceFactor,
  FREE_LEVEL_GAP,
  FULL_EXPERIENCE,
  fighterOf,
  gearSums,
  HIGHEST_ROLL,
  HUNT_PULL_TIME,
  HushKind,
  healingThresholdOf,
  healthAfterDefeat,
  LEAST_DAMAGE,
  LEVEL_GAP_STEP,
  levelOf,
  lowestRoll,
  MAX_PORTIONS,
  maxHealth,
  mitigation,
  NO_KIT,
  type Percents,
  PULL_TIME_BETWEEN_RUNS,
  PULL_TIME_IN_RUN,
  type Seed,
  SKILL,
  STYLE_ADVANTAGE,
  STYLE_DISADVANTAGE,
  type State,
  TURN_TIME,
  UNITS_PER_POINT,
  type World,
} from '@slumberfell/engine';

const words = new Uint32Array(4);
/** How many values a word (one of the four 32-bit numbers of a draw) can have. */
const WORDS = 2 ** 32;

function draw(seed: Seed, domain: number, a: number, b: number, c = 0): void {
  const k0 = seed[0] | 0;
  const k1 = seed[1] | 0;
  const k2 = seed[2] | 0;
  const k3 = seed[3] | 0;
  let v0 = domain ^ k0;
  let v1 = a ^ k1;
  let v2 = b ^ k2;
  let v3 = c ^ k3;
  for (let round = 0; round < 8; round++) {
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 13) | (v3 >>> 19)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 7) | (v1 >>> 25)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
  }
  words[0] = v0 ^ k0;
  words[1] = v1 ^ k1;
  words[2] = v2 ^ k2;
  words[3] = v3 ^ k3;
}

/** Whether a trait acts in a fight. @param thousandths its chance */
function happens(thousandths: number, seed: Seed, fight: number, word: number): boolean {
  if (thousandths === 0) return false;
  draw(seed, 9, fight, 0);
  return (words[word] as number) < (thousandths / 1000) * WORDS;
}

/** The sequence of fights of a combat session. */
export interface Course {
  /** Ms before the first fight. */
  readonly firstPull: number;
  /** @param lures those of the worn pieces */
  enemy(fight: number, combatLevel: number, lures: Percents | null): CompiledEnemy;
  /** Whether an enemy may flee. */
  readonly mayFlee: boolean;
  leavesLoot(fight: number): boolean;
  /** Ms between the fight with this index and the one after it. */
  pullAfter(fight: number): number;
}

/** The fights of a hunt in a region. The seed decides which enemies the character meets. */
export const huntingCourse = (world: World, seed: Seed, regionId: number): Course => ({
  firstPull: HUNT_PULL_TIME,
  mayFlee: true,
  enemy(fight, combat, lures) {
    const { enemies, cumulative, minibosses, minibossThreshold } = world.spawnTable(regionId, combat, lures);
    draw(seed, 1, fight, 0);
    if ((words[0] as number) < minibossThreshold && minibosses.length > 0)
      return minibosses[Math.floor(((words[1] as number) * minibosses.length) / WORDS)] as CompiledEnemy;
    let index = 0;
    while ((words[2] as number) >= (cumulative[index] as number)) index++;
    return enemies[index] as CompiledEnemy;
  },
  leavesLoot: () => true,
  pullAfter: () => HUNT_PULL_TIME,
});

/** The fights of repeated runs of a dungeon. */
export function dungeonCourse(world: World, { sequences }: Dungeon): Course {
  const enemies = sequences.flatMap(({ enemyId, amount }) =>
    new Array<CompiledEnemy>(amount).fill(world.enemy(enemyId) as CompiledEnemy),
  );
  const last = enemies.length - 1;
  return {
    // The veteran's previous combat ends at the instant at which this one begins, so the first pull is as
    // long as the one between two runs.
    firstPull: PULL_TIME_BETWEEN_RUNS,
    mayFlee: false,
    enemy: (fight) => enemies[fight % enemies.length] as CompiledEnemy,
    leavesLoot: (fight) => fight % enemies.length === last,
    pullAfter: (fight) => (fight % enemies.length === last ? PULL_TIME_BETWEEN_RUNS : PULL_TIME_IN_RUN),
  };
}

/**
 * Simulates a day of combat with only the arithmetic: one function, local variables, no recorder, no log, no
 * commands, no change of content, no interruption. `engine.bench.ts` compares the engine's time with it. Both
 * must give the same experience and health, which shows that they compute the same. It takes the sums of
 * traits from the world, and does not have lessons of other skills.
 */
export function bareCombat(
  state: State,
  world: World,
  seed: Seed,
  course: Course,
  until: number,
): { trained: number; health: number; kills: number } {
  const { shown } = state;
  const level = (skill: number): number => levelOf(shown.experience[skill - 1] as number);
  const gear = gearSums(shown.equipment, world);
  const style = level(SKILL.Melee);
  const defence = level(SKILL.Defence);
  let attack = level(SKILL.Attack);
  let healthLevel = level(SKILL.Health);
  let maximum = maxHealth(healthLevel);
  let combat = combatLevel(attack, defence, healthLevel, style);
  let trained = (shown.experience[SKILL.Attack - 1] as number) * UNITS_PER_POINT;
  let vitality = (shown.experience[SKILL.Health - 1] as number) * UNITS_PER_POINT;
  let trainedNext = (EXPERIENCE_TABLE[attack] as number) * UNITS_PER_POINT;
  let vitalityNext = (EXPERIENCE_TABLE[healthLevel] as number) * UNITS_PER_POINT;
  let health = shown.health;
  let food = shown.equipment.foodAmount ?? 0;
  const healing = world.item(shown.equipment.food ?? 0)?.healingAmount ?? 0;
  const healingThreshold = healingThresholdOf(shown);
  const sums = new Float64Array(world.itemIds.length);
  const own = world.kit(bearersOf(shown, world));
  let rises = 0;
  let carried = 0;
  let kills = 0;
  let at = course.firstPull;

  for (let fight = 0; at < until; fight++) {
    const enemy = course.enemy(fight, combat + own.reach, own.lures);
    const foe = enemy.kit;
    const kit = (foe.hush & HushKind.Traits) !== 0 ? NO_KIT : own;
    const noUpperHand = (foe.hush & HushKind['Card and Upper Hand']) !== 0;
    const fighter = fighterOf(gear, shown.attackStyle, { attack, defence, style }, false);
    const advantage = (fighter.attackStyle + 1) % 3 === enemy.attackStyle;
    const disadvantage = (enemy.attackStyle + 1) % 3 === fighter.attackStyle;
    const deal =
      (advantage && !noUpperHand ? STYLE_ADVANTAGE : disadvantage ? STYLE_DISADVANTAGE : 1) /
      (1 + LEVEL_GAP_STEP * Math.max(0, enemy.level - attack - FREE_LEVEL_GAP - kit.reach));
    const take =
      (disadvantage ? STYLE_ADVANTAGE : advantage && !noUpperHand ? STYLE_DISADVANTAGE : 1) *
      (1 + LEVEL_GAP_STEP * Math.max(0, enemy.level - defence - FREE_LEVEL_GAP - kit.reach)) *
      (1 - mitigation((fighter.armor * (100 - foe.pierce)) / 100, enemy.level));
    const lowest = lowestRoll(attack);
    const critical = Math.round((fighter.criticalChance / CRITICAL_CHANCE_SCALE) * WORDS);
    const bane = own.banes === null ? 0 : banePercent(own.banes, enemy, attack, advantage && !noUpperHand);
    const hasTraits = kit !== NO_KIT || foe !== NO_KIT;
    const echo = (kit.echoChance / 100) * WORDS;
    let enemyHealth = Math.max(Math.ceil(enemy.health / 2), enemy.health - carried);
    let enemyRises = 0;
    let savesFood: boolean | null = null;
    let isGone = false;
    carried = 0;
    for (let turn = 0; ; turn++) {
      at += TURN_TIME;
      if (at > until) return { trained: Math.floor(trained / UNITS_PER_POINT), health, kills };
      draw(seed, 2, fight, turn);
      const hit =
        fighter.attackPower *
        (lowest + (HIGHEST_ROLL - lowest) * ((words[0] as number) / WORDS)) *
        ((words[1] as number) < critical ? CRITICAL_MULTIPLIER + kit.keen / 100 : 1);
      const blow = enemy.attackPower * (ENEMY_LOWEST_ROLL + ENEMY_ROLL_SPAN * ((words[2] as number) / WORDS));
      let dealt: number;
      let taken: number;
      if (hasTraits) {
        const index = turn < 240 ? turn : 120 + (turn % 120);
        let bonus = (kit.bonusByTurn === null ? 0 : (kit.bonusByTurn[index] as number)) + bane;
        if (enemyHealth * 100 <= kit.finisher.share * enemy.health) bonus += kit.finisher.percent;
        if (health * 100 <= kit.berserk.share * maximum) bonus += kit.berserk.percent;
        if (food === 0) bonus += kit.fasting;
        let malus = foe.bonusByTurn === null ? 0 : (foe.bonusByTurn[index] as number);
        if (health * 100 <= foe.finisher.share * maximum) malus += foe.finisher.percent;
        if (enemyHealth * 100 <= foe.berserk.share * enemy.health) malus += foe.berserk.percent;
        const ward = kit.wardByTurn === null ? 0 : (kit.wardByTurn[index] as number);
        const foeWard = foe.wardByTurn === null ? 0 : (foe.wardByTurn[index] as number);
        const dealFactor =
          ((1 - (foe.plated * (100 - kit.pierce)) / 10_000) *
            (100 + Math.min(250, bonus)) *
            (100 - foeWard)) /
          10_000;
        const takeFactor =
          ((1 - (kit.plated * (100 - foe.pierce)) / 10_000) * (100 + Math.min(250, malus)) * (100 - ward)) /
          10_000;
        dealt = dealFactor === 0 ? 0 : Math.max(LEAST_DAMAGE, Math.round(hit * (deal * dealFactor)));
        taken = takeFactor === 0 ? 0 : Math.max(LEAST_DAMAGE, Math.round(blow * (take * takeFactor)));
        if ((words[3] as number) < echo) dealt += Math.round((dealt * kit.echoStrength) / 100);
        const back = Math.round((taken * kit.thorns) / 100);
        taken += Math.round((dealt * foe.thorns) / 100);
        dealt += back;
      } else {
        dealt = Math.max(LEAST_DAMAGE, Math.round(hit * deal));
        taken = Math.max(LEAST_DAMAGE, Math.round(blow * take));
      }
      const tooMuch = dealt - enemyHealth;
      enemyHealth = Math.max(0, -tooMuch);
      health = Math.max(0, health - taken);
      if (enemyHealth === 0 && enemyRises < foe.rise.times) {
        enemyRises++;
        enemyHealth = Math.ceil((enemy.health * foe.rise.percent) / 100);
      }
      if (health === 0 && rises < kit.rise.times) {
        rises++;
        health = Math.ceil((maximum * kit.rise.percent) / 100);
      }
      if (enemyHealth === 0) carried = Math.floor((tooMuch * own.carry) / 100);
      if (enemyHealth === 0 || health === 0) break;
      if (hasTraits) {
        health += Math.min(maximum - health, Math.round((dealt * kit.leech) / 100));
        health += Math.min(maximum - health, Math.round((maximum * kit.mend) / 1000));
        enemyHealth += Math.min(enemy.health - enemyHealth, Math.round((taken * foe.leech) / 100));
        enemyHealth += Math.min(enemy.health - enemyHealth, Math.round((enemy.health * foe.mend) / 1000));
        if (foe.filch > 0 && (turn + 1) % foe.filch === 0 && food > 0) food--;
        isGone = course.mayFlee && foe.flee > 0 && turn + 1 >= foe.flee;
        if (isGone) break;
        if ((foe.hush & HushKind.Food) !== 0) continue;
      }
      if (health <= healingThreshold && health < maximum && food > 0) {
        const portions = Math.min(
          MAX_PORTIONS,
          food,
          Math.max(1, Math.ceil((healingThreshold + 1 - health) / healing)),
        );
        savesFood ??= happens(kit.savedFood, seed, fight, 1);
        if (!savesFood) food -= portions;
        health = Math.min(maximum, health + portions * healing);
      }
    }
    if (enemyHealth === 0) {
      kills++;
      const percent = experienceFactor(combat, enemy.level);
      trained += enemy.mainStatExperience * (FULL_EXPERIENCE + own.trainedLesson) * percent;
      vitality += enemy.healthExperience * FULL_EXPERIENCE * percent;
      const { rows, thresholds, items, amounts } = own.luck ? world.luckyLoot(enemy, own.luck) : enemy.loot;
      const rolls = course.leavesLoot(fight) ? (happens(own.doubleLoot, seed, fight, 0) ? 2 : 1) : 0;
      for (let roll = 0; roll < rolls; roll++) {
        for (let row = 0; row < rows; row++) {
          const word = row & 3;
          if (word === 0) draw(seed, 3, fight, row >> 2, roll);
          if ((words[word] as number) < (thresholds[row] as number)) {
            sums[items[row] as number] = (sums[items[row] as number] as number) + (amounts[row] as number);
          }
        }
      }
      if (trained >= trainedNext || vitality >= vitalityNext) {
        attack = levelOf(Math.floor(trained / UNITS_PER_POINT));
        healthLevel = levelOf(Math.floor(vitality / UNITS_PER_POINT));
        trainedNext = (EXPERIENCE_TABLE[attack] as number) * UNITS_PER_POINT;
        vitalityNext = (EXPERIENCE_TABLE[healthLevel] as number) * UNITS_PER_POINT;
        maximum = maxHealth(healthLevel);
        combat = combatLevel(attack, defence, healthLevel, style);
      }
    }
    if (health === 0)
      return { trained: Math.floor(trained / UNITS_PER_POINT), health: healthAfterDefeat(maximum), kills };
    at += Math.max(1000, course.pullAfter(fight) - own.haste);
  }
  return { trained: Math.floor(trained / UNITS_PER_POINT), health, kills };
}
