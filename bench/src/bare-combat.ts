import {
  type CompiledEnemy,
  combatLevel,
  type Dungeon,
  EXPERIENCE_TABLE,
  fighterOf,
  gearSums,
  hearthHealth,
  type Key,
  levelOf,
  lowestRoll,
  mitigation,
  type State,
  type World,
} from '@slumberfell/engine';

const words = new Uint32Array(4);

function draw(key: Key, domain: number, a: number, b: number): void {
  const k0 = key[0] | 0;
  const k1 = key[1] | 0;
  const k2 = key[2] | 0;
  const k3 = key[3] | 0;
  let v0 = domain ^ k0;
  let v1 = a ^ k1;
  let v2 = b ^ k2;
  let v3 = k3;
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

/** The sequence of fights of a combat session. */
export interface Course {
  /** Milliseconds before the first fight. */
  readonly firstPull: number;
  enemy(fight: number, combatLevel: number): CompiledEnemy;
  leavesLoot(fight: number): boolean;
  /** Milliseconds between this fight and the next. */
  pullAfter(fight: number): number;
}

/** The fights of a hunt in a region. */
export const huntingCourse = (world: World, key: Key, regionId: number): Course => ({
  firstPull: 4000,
  enemy(fight, combat) {
    const { enemies, cumulative, minibosses } = world.spawnTable(regionId, combat);
    draw(key, 1, fight, 0);
    if ((words[0] as number) < 4_294_967 && minibosses.length > 0)
      return minibosses[
        Math.floor(((words[1] as number) * minibosses.length) / 4_294_967_296)
      ] as CompiledEnemy;
    let index = 0;
    while ((words[2] as number) >= (cumulative[index] as number)) index++;
    return enemies[index] as CompiledEnemy;
  },
  leavesLoot: () => true,
  pullAfter: () => 4000,
});

/** The fights of repeated runs of a dungeon. */
export function dungeonCourse(world: World, { sequences }: Dungeon): Course {
  const enemies = sequences.flatMap(({ enemyId, amount }) =>
    new Array<CompiledEnemy>(amount).fill(world.enemy(enemyId) as CompiledEnemy),
  );
  const last = enemies.length - 1;
  return {
    // 5 s, the time between two runs: the veteran's previous combat ends at the instant at which this one
    // begins.
    firstPull: 5000,
    enemy: (fight) => enemies[fight % enemies.length] as CompiledEnemy,
    leavesLoot: (fight) => fight % enemies.length === last,
    pullAfter: (fight) => (fight % enemies.length === last ? 5000 : 2000),
  };
}

/**
 * Simulates a day of combat with nothing but its arithmetic: one function, local variables, no recorder, no
 * log, no commands, no change of content, no interruption. The engine's time is compared with it. Both must
 * give the same experience and health, which shows that they compute the same.
 */
export function bareCombat(
  state: State,
  world: World,
  key: Key,
  course: Course,
  until: number,
): { trained: number; health: number; kills: number } {
  const { shown } = state;
  const level = (skill: number): number => levelOf(shown.experience[skill - 1] as number);
  const gear = gearSums(shown.equipment, world);
  const style = level(18);
  const defence = level(16);
  let attack = level(17);
  let healthLevel = level(15);
  let maximum = Math.ceil(100 + (900 * (healthLevel - 1)) / 99);
  let combat = combatLevel(attack, defence, healthLevel, style);
  let trained = (shown.experience[16] as number) * 10_000;
  let vitality = (shown.experience[14] as number) * 10_000;
  let trainedNext = (EXPERIENCE_TABLE[attack] as number) * 10_000;
  let vitalityNext = (EXPERIENCE_TABLE[healthLevel] as number) * 10_000;
  let health = shown.health;
  let food = shown.equipment.foodAmount ?? 0;
  const healing = world.item(shown.equipment.food ?? 0)?.healingAmount ?? 0;
  const { healingThreshold } = shown;
  const sums = new Float64Array(world.itemIds.length);
  let kills = 0;
  let at = course.firstPull;

  for (let fight = 0; at < until; fight++) {
    const enemy = course.enemy(fight, combat);
    const fighter = fighterOf(gear, shown.attackStyle, { attack, defence, style }, false);
    const advantage = (fighter.attackStyle + 1) % 3 === enemy.attackStyle;
    const disadvantage = (enemy.attackStyle + 1) % 3 === fighter.attackStyle;
    const deal =
      (advantage ? 1.2 : disadvantage ? 0.9 : 1) / (1 + 0.04 * Math.max(0, enemy.level - attack - 5));
    const take =
      (disadvantage ? 1.2 : advantage ? 0.9 : 1) *
      (1 + 0.04 * Math.max(0, enemy.level - defence - 5)) *
      (1 - mitigation(fighter.armor, enemy.level));
    const lowest = lowestRoll(attack);
    const critical = Math.round((fighter.criticalChance / 1000) * 4_294_967_296);
    let enemyHealth = enemy.health;
    for (let turn = 0; ; turn++) {
      at += 3000;
      if (at > until) return { trained: Math.floor(trained / 10_000), health, kills };
      draw(key, 2, fight, turn);
      const hit =
        fighter.attackPower *
        (lowest + (1.1 - lowest) * ((words[0] as number) / 4_294_967_296)) *
        ((words[1] as number) < critical ? 1.5 : 1);
      enemyHealth = Math.max(0, enemyHealth - Math.max(1, Math.round(hit * deal)));
      const blow = enemy.attackPower * (0.8 + 0.4 * ((words[2] as number) / 4_294_967_296)) * take;
      health = Math.max(0, health - Math.max(1, Math.round(blow)));
      if (enemyHealth === 0 || health === 0) break;
      if (health <= healingThreshold && health < maximum && food > 0) {
        const portions = Math.min(2, food, Math.max(1, Math.ceil((healingThreshold + 1 - health) / healing)));
        food -= portions;
        health = Math.min(maximum, health + portions * healing);
      }
    }
    if (enemyHealth === 0) {
      kills++;
      const percent = Math.max(20, 100 - 5 * Math.max(0, combat - enemy.level - 5));
      trained += enemy.mainStatExperience * 100 * percent;
      vitality += enemy.healthExperience * 100 * percent;
      const { rows, thresholds, items, amounts } = enemy.loot;
      const dropped = course.leavesLoot(fight) ? rows : 0;
      for (let row = 0; row < dropped; row++) {
        const word = row & 3;
        if (word === 0) draw(key, 3, fight, row >> 2);
        if ((words[word] as number) < (thresholds[row] as number)) {
          sums[items[row] as number] = (sums[items[row] as number] as number) + (amounts[row] as number);
        }
      }
      if (trained >= trainedNext || vitality >= vitalityNext) {
        attack = levelOf(Math.floor(trained / 10_000));
        healthLevel = levelOf(Math.floor(vitality / 10_000));
        trainedNext = (EXPERIENCE_TABLE[attack] as number) * 10_000;
        vitalityNext = (EXPERIENCE_TABLE[healthLevel] as number) * 10_000;
        maximum = Math.ceil(100 + (900 * (healthLevel - 1)) / 99);
        combat = combatLevel(attack, defence, healthLevel, style);
      }
    }
    if (health === 0) return { trained: Math.floor(trained / 10_000), health: hearthHealth(maximum), kills };
    at += course.pullAfter(fight);
  }
  return { trained: Math.floor(trained / 10_000), health, kills };
}
