import { skillLevel } from '../../character/skill-level.ts';
import { isSafe } from '../../forecast/is-safe.ts';
import { amountOf } from '../../state/amounts.ts';
import { EXPERIENCE_TABLE } from '../../state/experience.ts';
import { type WornSlot, wornSlotOf } from '../../state/slots.ts';
import type { Shown } from '../../state/state.ts';
import { SKILL, styleSkill } from '../../world/skills.ts';
import { type Item, ItemCategory } from '../../world/static-data.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import type { AdviceFacts } from '../proposals/proposal.ts';
import type { DreamGoal, DreamLevel } from './arc.ts';

/** A dream takes at least so long, where there is one that does; seconds of fights. */
const FAR = 12 * SECONDS_PER_HOUR;

/** The next tier of weapons and armour that is far; after the last tier, the trophy of a dungeon. */
export function dreamGoal(facts: AdviceFacts): DreamGoal | null {
  const tiers = gearDreams(facts);
  return (
    tiers.find(({ seconds }) => seconds === null || seconds >= FAR) ?? tiers.at(-1) ?? trophyDream(facts)
  );
}

type GearDream = Extract<DreamGoal, { readonly kind: 'gear' }>;

/** The tiers above the first of which some piece cannot be worn yet, ascending. */
function gearDreams(facts: AdviceFacts): GearDream[] {
  const { shown, world } = facts;
  const rate = experienceRate(facts);
  const ofStyle = world.sets.items.filter((item) => item.tiers !== undefined && fitsStyle(item, shown));
  const ranks = [...new Set(ofStyle.map(({ rank = 1 }) => rank))].toSorted((one, other) => one - other);
  return ranks.slice(1).flatMap((tier, index) => {
    const pieces = ofStyle.filter((item) => (item.rank ?? 1) === tier);
    const levels = levelsFor(pieces, shown);
    if (levels.every(({ level, own }) => own >= level)) return [];
    const before = levelsFor(
      ofStyle.filter((item) => (item.rank ?? 1) === ranks[index]),
      shown,
    );
    const missing = levels.reduce((sum, one) => sum + missingPoints(one, shown), 0);
    const inAll = levels.reduce((sum, one) => sum + pointsFrom(levelIn(before, one.skillId), one.level), 0);
    return [
      {
        kind: 'gear',
        key: `gear:${tier}`,
        tier,
        itemIds: onePerSlot(pieces),
        levels,
        seconds: rate > 0 ? Math.ceil((missing / rate) * SECONDS_PER_HOUR) : null,
        done: Math.min(1, Math.max(0, 1 - missing / Math.max(1, inAll))),
      },
    ];
  });
}

const fitsStyle = (item: Item, { attackStyle }: Shown): boolean =>
  wornSlotOf(item) !== undefined &&
  (item.providedAttackStyle ?? item.requiredAttackStyle ?? null) === attackStyle;

/** The highest levels that some pieces take. */
function levelsFor(pieces: readonly Item[], shown: Shown): DreamLevel[] {
  const highest = (of: (item: Item) => number | undefined): number =>
    Math.max(1, ...pieces.map((item) => of(item) ?? 1));
  return [
    { skillId: SKILL.Attack, level: highest(({ requiredAttackLevel }) => requiredAttackLevel) },
    { skillId: SKILL.Defence, level: highest(({ requiredDefenceLevel }) => requiredDefenceLevel) },
    {
      skillId: styleSkill(shown.attackStyle),
      level: highest(({ requiredOffensiveLevel }) => requiredOffensiveLevel),
    },
  ]
    .filter(({ level }) => level > 1)
    .map((one) => ({ ...one, own: skillLevel(shown, one.skillId) }));
}

const levelIn = (levels: readonly DreamLevel[], skillId: number): number =>
  levels.find((one) => one.skillId === skillId)?.level ?? 1;

const pointsFrom = (from: number, to: number): number =>
  Math.max(0, (EXPERIENCE_TABLE[to - 1] as number) - (EXPERIENCE_TABLE[from - 1] as number));

const missingPoints = ({ skillId, level }: DreamLevel, { experience }: Shown): number =>
  Math.max(0, (EXPERIENCE_TABLE[level - 1] as number) - (experience[skillId - 1] as number));

/**
 * Points an hour in the skill that is trained, in the best fight that is safe, else in the best one; the
 * skills are trained one by one. 0 where no fight is survived.
 */
function experienceRate({ fights }: AdviceFacts): number {
  const safe = fights.filter(({ forecast }) => isSafe(forecast));
  const rates = (safe.length > 0 ? safe : fights).flatMap(({ forecast }) =>
    forecast.experience.flatMap(({ skillId, perHour }) => (skillId === SKILL.Health ? [] : [perHour])),
  );
  return Math.max(0, ...rates);
}

function onePerSlot(pieces: readonly Item[]): number[] {
  const bySlot = new Map<WornSlot, number>();
  for (const item of pieces) {
    const slot = wornSlotOf(item);
    if (slot !== undefined && !bySlot.has(slot)) bySlot.set(slot, item.id);
  }
  return [...bySlot.values()];
}

/** The trophy that the shelf lacks and a dungeon leaves, the soonest that is far. */
function trophyDream({ fights, shown, world }: AdviceFacts): DreamGoal | null {
  const trophies = fights
    .filter(({ target, forecast }) => target.kind === 'dungeon' && isSafe(forecast))
    .flatMap(({ target, forecast }) =>
      forecast.items
        .filter(({ itemId, perHour }) => perHour > 0 && isMissingTrophy(world.item(itemId), shown))
        .map(({ itemId, perHour }) => ({
          kind: 'find' as const,
          key: `find:${itemId}`,
          itemId,
          dungeonId: target.id,
          seconds: Math.ceil(SECONDS_PER_HOUR / perHour),
        })),
    )
    .toSorted((one, other) => one.seconds - other.seconds);
  return trophies.find(({ seconds }) => seconds >= FAR) ?? trophies.at(-1) ?? null;
}

const isMissingTrophy = (item: Item | undefined, { trophies }: Shown): boolean =>
  item?.category === ItemCategory.Trophy && amountOf(trophies, item.id) === 0;
