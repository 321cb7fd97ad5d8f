import {
  AttackStyle,
  addAmounts,
  type BagAim,
  NO_MEMORY,
  type Shown,
  type TonightAsked,
  USUAL_HABITS,
} from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { characterAt, endOfDay } from '../../careers/career.ts';
import type { CareerKind } from '../../careers/policy.ts';
import { bestFood } from '../../combatant.ts';
import { stateOf } from '../../forecast-characters.ts';
import { ownerOf } from '../../owner.ts';
import { sets } from '../../shipped.ts';

/** The sixty characters of which the advised nights are proved: twenty of careers and forty random ones. */

export interface TonightCharacter {
  readonly name: string;
  readonly asked: () => TonightAsked;
}

/** What is asked of a character with a bag. @param number decides the seed */
export const askedOf = (shown: Shown, at: number, number: number, aim: BagAim): TonightAsked => ({
  shown,
  at,
  seed: [number, 2, 3, 4],
  habits: USUAL_HABITS,
  memory: NO_MEMORY,
  aim,
  skillId: null,
  known: [],
});

const AIMS: readonly BagAim[] = ['experience', 'gold', 'experience', 'safety', 'experience'];
const STYLES = [AttackStyle.Melee, AttackStyle.Range, AttackStyle.Magic];
const THRESHOLDS = [1_500, 2_500, 5_000];
const REGIONS = 6;

const of = <T>(all: readonly T[], share: number): T => all[Math.floor(share * all.length)] as T;

/** A character in some region, with a tenth of all pieces and pets, some food, and 10 to a million gold. */
function randomShown(number: number): Shown {
  const random = seededRandom(number);
  const level = 1 + Math.floor(random() * 95);
  const style = of(STYLES, random());
  const regionId = 1 + Math.floor(random() * Math.min(REGIONS, 1 + level / 14));
  const { shown } = stateOf(level, style, regionId, 0);
  const owner = ownerOf(shown, sets.items, (all) => all.filter(() => random() < 0.1));
  const food = { itemId: bestFood(Math.max(10, level)).id, amount: Math.floor(random() * random() * 4_000) };
  return {
    ...owner,
    gold: Math.floor(10 ** (1 + random() * 5)),
    inventory: addAmounts(owner.inventory, [food]),
    healingShare: of(THRESHOLDS, random()),
  };
}

/** @param number from 1 */
export function randomCharacter(number: number): TonightCharacter {
  const aim = of(AIMS, ((number - 1) % AIMS.length) / AIMS.length);
  return { name: `random ${number}, ${aim}`, asked: () => askedOf(randomShown(number), 0, number, aim) };
}

export const RANDOM_CHARACTERS: readonly TonightCharacter[] = Array.from({ length: 40 }, (_, index) =>
  randomCharacter(index + 1),
);

const CAREERS: readonly (readonly [kind: CareerKind, seed: number, days: readonly number[]])[] = [
  ['newcomer', 1, [1, 3, 7, 14, 30, 60]],
  ['casual', 2, [1, 3, 7, 14, 30]],
  ['crafter', 3, [1, 3, 7, 14]],
  ['all-round', 1, [1, 3, 7]],
  ['hunter', 2, [1, 3]],
];

export const CAREER_CHARACTERS: readonly TonightCharacter[] = CAREERS.flatMap(([kind, seed, days]) =>
  days.map((day) => ({
    name: `${kind} with seed ${seed} on day ${day}`,
    asked: () => {
      const { shown } = characterAt(kind, day, seed);
      return askedOf(shown, endOfDay(day), day, 'experience');
    },
  })),
);
