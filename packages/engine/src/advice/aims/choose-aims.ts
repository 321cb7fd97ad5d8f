import { AIM_KINDS, type Aim, type AimFacts, type AimKind, byTime } from './aim.ts';
import { aimWays } from './aim-ways.ts';
import { collectAims } from './collect-aims.ts';
import { fightAims } from './fight-aims.ts';
import { findAims } from './find-aims.ts';
import { nearAims, ownedAims } from './gear-aims.ts';
import { levelAims } from './level-aims.ts';
import { regionAims } from './region-aims.ts';

export const MOST_AIMS = 3;
const MOST_OF_KIND = 2;

/** One aim comes from each group, if it has any: what the bag holds, what trains, and what leads on. */
const GROUPS: readonly (readonly AimKind[])[] = [['gear', 'collect'], ['level'], ['fight', 'region', 'find']];

export type AimsByKind = Readonly<Record<AimKind, readonly Aim[]>>;

/** All aims of a character by kind, each kind with the best first. */
export function aimsByKind(facts: AimFacts): AimsByKind {
  const ways = aimWays(facts);
  const fight = fightAims(facts);
  return {
    // To go on with the fight puts on the same pieces.
    gear: [...(fight.length > 0 ? [] : ownedAims(facts)), ...nearAims(facts)],
    collect: collectAims(facts),
    fight,
    level: levelAims(facts),
    region: regionAims(facts),
    find: findAims(facts, ways),
  };
}

/** The kinds beside the best nights (`OpenTonight`), which say where to fight. */
export const KINDS_BESIDE_NIGHTS: readonly AimKind[] = AIM_KINDS.filter(
  (kind) => kind !== 'fight' && kind !== 'region',
);

/**
 * The aims to show: at most three, and never three of one kind. Where a group has none, the soonest of the
 * other aims take the place.
 * @param kinds those that may be shown
 */
export function chooseAims(aims: AimsByKind, kinds: readonly AimKind[] = AIM_KINDS): Aim[] {
  const chosen = GROUPS.flatMap(
    (group) => soonest(group.flatMap((kind) => (kinds.includes(kind) ? aims[kind].slice(0, 1) : []))) ?? [],
  );
  while (chosen.length < MOST_AIMS) {
    const next = soonest(
      kinds.flatMap((kind) => {
        const taken = chosen.filter((aim) => aim.kind === kind).length;
        if (taken >= MOST_OF_KIND) return [];
        return aims[kind].find((aim) => !chosen.includes(aim)) ?? [];
      }),
    );
    if (next === null) break;
    chosen.push(next);
  }
  return chosen;
}

/** The shortest aim; of equally long ones, that of the earlier kind. */
const soonest = (aims: readonly Aim[]): Aim | null =>
  aims.toSorted(
    (one, other) =>
      one.seconds - other.seconds ||
      AIM_KINDS.indexOf(one.kind) - AIM_KINDS.indexOf(other.kind) ||
      byTime(one, other),
  )[0] ?? null;
