import { testEnemy } from '../testing/fixture.ts';
import { AttackStyle, type Enemy, EnemyType } from '../world/static-data.ts';
import { type Trait, Verb } from '../world/traits/trait.ts';
import { HushKind } from '../world/traits/verbs.ts';

/** The enemies of the golden replays of traits. Do not change them (see `golden-world.ts`). */

const { Melee, Range, Magic } = AttackStyle;
const { Normal, Rare, Boss, Elite } = EnemyType;
const BONUSES = HushKind['Card and Upper Hand'];
/** Id, level, type, style, family, health, attack power, tricks. */
type Row = readonly [number, number, EnemyType, AttackStyle, string, number, number, ...Trait[]];
const BESTIARY: readonly Row[] = [
  [101, 12, Normal, Melee, 'beast', 133, 7, [Verb.Opener, 60, 2], [Verb.Leech, 40, 0]],
  [102, 13, Normal, Range, 'bird', 140, 8, [Verb.Rhythm, 100, 3], [Verb.Flee, 5, 0]],
  [103, 15, Elite, Magic, 'plant', 240, 11, [Verb.Crescendo, 8, 64], [Verb.Ward, 60, 3]],
  [104, 14, Normal, Range, 'plant', 155, 8, [Verb.Plated, 30, 0], [Verb.Mend, 12, 0]],
  [105, 16, Normal, Melee, 'bird', 170, 9, [Verb.Finisher, 50, 50], [Verb.Thorns, 20, 0]],
  [106, 14, Rare, Melee, 'beast', 500, 14, [Verb.Berserk, 80, 40], [Verb.Rise, 30, 1]],
  [107, 17, Normal, Magic, 'bird', 176, 8, [Verb.Filch, 3, 0], [Verb.Pierce, 50, 0]],
  [108, 18, Boss, Range, 'beast', 700, 20, [Verb.Hush, BONUSES, 0], [Verb.Rise, 25, 2]],
  [109, 16, Elite, Range, 'beast', 260, 10, [Verb.Hush, HushKind.Food, 0]],
  [110, 15, Normal, Magic, 'plant', 160, 8, [Verb.Hush, HushKind.Traits, 0], [Verb.Thorns, 10, 0]],
  [111, 20, Normal, Melee, 'beast', 220, 10],
];

export const TRAIT_ENEMIES: readonly Enemy[] = BESTIARY.map(
  ([id, level, type, attackStyle, family, health, attackPower, ...traits]) => {
    const experience = { mainStatExperience: 3 * level, healthExperience: level };
    const enemy = testEnemy({ id, level, type, attackStyle, family, health, attackPower, ...experience });
    return traits.length > 0 ? { ...enemy, traits } : enemy;
  },
);
