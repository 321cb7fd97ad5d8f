import {
  AttackStyle,
  addAmounts,
  createState,
  EXPERIENCE_TABLE,
  type Shown,
  SKILL,
  wornSlotOf,
} from '@slumberfell/engine';
import { bestGear, STARTER_GEAR } from '../gear.ts';
import { shipped } from '../shipped.ts';

/** Guests who were played through the page and got bad advice from it. */

export const BELLCAP_PIE = 12_021;
const RAW_FLAX = 1_010;

function withLevels(shown: Shown, levels: Readonly<Record<number, number>>): Shown {
  const experience = shown.experience.map((points, index) => {
    const level = levels[index + 1];
    return level === undefined ? points : (EXPERIENCE_TABLE[level - 1] as number);
  });
  return { ...shown, experience };
}

/** Tenday on the morning of day 9: in the second region, with pies in the bag and an empty food slot. */
export function tenday(pies: number): Shown {
  const { shown } = createState(shipped.newCharacter, 0);
  const levels = {
    [SKILL.Attack]: 57,
    [SKILL.Defence]: 57,
    [SKILL.Melee]: 60,
    [SKILL.Health]: 58,
    [SKILL.Cooking]: 30,
  };
  return {
    ...withLevels(shown, levels),
    regionId: 2,
    gold: 60_000,
    equipment: bestGear(AttackStyle.Melee, 50),
    attackStyle: AttackStyle.Melee,
    healingShare: 1_500,
    inventory: addAmounts(shown.inventory, [{ itemId: BELLCAP_PIE, amount: pies }]),
  };
}

/** A guest on the second morning: flax of a night, all bread eaten, and the gold of the begin. */
export function guestOfMorning2(): Shown {
  const { shown } = createState(shipped.newCharacter, 0);
  const levels = {
    [SKILL.Attack]: 11,
    [SKILL.Melee]: 8,
    [SKILL.Defence]: 6,
    [SKILL.Health]: 11,
    [SKILL.Harvesting]: 30,
  };
  const [weapon] = STARTER_GEAR.filter(
    (one) => wornSlotOf(one) === 'weapon' && one.providedAttackStyle === AttackStyle.Melee,
  );
  return {
    ...withLevels(shown, levels),
    gold: 100,
    equipment: weapon === undefined ? {} : { weapon: weapon.id },
    inventory: addAmounts([], [{ itemId: RAW_FLAX, amount: 5_677 }]),
  };
}
