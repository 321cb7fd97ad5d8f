import { maxHealthOf } from '../../character/health.ts';
import { idleTime } from '../../character/idle-time.ts';
import { skillLevel } from '../../character/skill-level.ts';
import type { CombatTarget } from '../../forecast/combat-rates.ts';
import { atRest } from '../../forecast/what-if.ts';
import type { Seed } from '../../random/seed.ts';
import { MAX_LEVEL } from '../../state/experience.ts';
import type { Shown } from '../../state/state.ts';
import type { BagAim } from '../../world/best-builds.ts';
import { SKILL, SKILLS, skillKind, trainedSkill } from '../../world/skills.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import type { World } from '../../world/world.ts';
import type { Habits } from '../begin.ts';
import type { ThenMemory } from '../what-follows.ts';
import { FIGHT_SKILLS, type Interest, type NightKind } from './night.ts';

/** What is asked of the nights of a character. */
export interface TonightAsked {
  readonly shown: Shown;
  /** Epoch ms. */
  readonly at: number;
  readonly seed: Seed;
  readonly habits: Habits;
  readonly memory: ThenMemory;
  readonly aim: BagAim;
  /** The skill that work shall train; null for the one that was worked last. */
  readonly skillId: number | null;
  /** Ids of items that the character has had; they are no firsts. */
  readonly known: readonly number[];
  /** The places among which fights are searched, and nothing else; absent for all places, and for work. */
  readonly targets?: readonly FightTarget[];
  /** Hours until the player is back, at most the idle time; absent for the idle time. */
  readonly away?: number;
}

export type FightTarget = Exclude<CombatTarget, { readonly kind: 'enemy' }>;

/** The places of fights in a region. */
export const targetsIn = (regionId: number, { sets }: World): readonly FightTarget[] => [
  { kind: 'region', id: regionId },
  ...sets.dungeons
    .filter((dungeon) => dungeon.regionId === regionId)
    .map(({ id }) => ({ kind: 'dungeon', id }) as const),
];

/** The same of a character at rest with full health: neither what runs nor the instant changes the answer. */
export interface TonightQuestion extends TonightAsked {
  /** Hours of the night. */
  readonly hours: number;
}

export function tonightQuestion(asked: TonightAsked, world: World): TonightQuestion {
  const resting = atRest(asked.shown, world, asked.at);
  const shown = { ...resting, plan: null, health: maxHealthOf(resting), healthAt: asked.at };
  const hours = idleTime(shown.trophies, world) / SECONDS_PER_HOUR;
  return { ...asked, shown, hours: Math.min(hours, asked.away ?? hours) };
}

/**
 * The kind of what the character began last; a fight for one that began nothing. A plan with a fight is a
 * night of fights, also where food is made before it.
 */
export function lastKind({ lastBegin, plan }: Pick<Shown, 'lastBegin' | 'plan'>): NightKind {
  const planned = lastBegin?.place === null ? [] : (plan?.steps ?? []);
  const names = [...(lastBegin?.step ? [lastBegin.step] : []), ...planned].map(({ name }) => name);
  if (names.some((name) => name === 'begin-hunting' || name === 'begin-dungeon')) return 'fight';
  return names.some((name) => name.startsWith('begin-')) ? 'work' : 'fight';
}

/** What a character looks for in fights: experience while a skill can rise, else things it never had. */
export function fightInterest({ shown, aim, known }: TonightQuestion): Interest {
  const isFull = hasFullCombat(shown);
  const skillIds = new Set([...FIGHT_SKILLS].filter((skillId) => skillLevel(shown, skillId) < MAX_LEVEL));
  return { measure: aim === 'experience' && isFull ? 'firsts' : aim, skillIds, known: new Set(known) };
}

/** What a character looks for in work: gold, else experience in a skill. */
export function workInterest(question: TonightQuestion, world: World): Interest {
  const skillId = workSkill(question, world);
  const skillIds = new Set(skillId === null ? [] : [skillId]);
  return {
    measure: question.aim === 'gold' ? 'gold' : 'experience',
    skillIds,
    known: new Set(question.known),
  };
}

/** Whether the skills that fights train now are at the highest level. */
export const hasFullCombat = (shown: Shown): boolean =>
  [trainedSkill(shown.trainingAttribute, shown.attackStyle), SKILL.Health].every(
    (skillId) => skillLevel(shown, skillId) >= MAX_LEVEL,
  );

/** The skill that work trains; null where all are at the highest level. */
function workSkill({ shown, skillId }: TonightQuestion, world: World): number | null {
  const step = shown.lastBegin?.step;
  const last = step?.name === 'begin-crafting' ? world.craft(step.input.itemId)?.skillId : undefined;
  const isOpen = (id: number | null | undefined): id is number =>
    id !== null && id !== undefined && skillKind(id) !== 'combat' && skillLevel(shown, id) < MAX_LEVEL;
  const others = SKILLS.map(({ id }) => id)
    .filter(isOpen)
    .toSorted((one, other) => skillLevel(shown, other) - skillLevel(shown, one));
  return [skillId, last].find(isOpen) ?? others[0] ?? null;
}
