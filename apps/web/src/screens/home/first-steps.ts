import { type Shown, type SkillKind, skillsOf } from '@slumberfell/engine';

/** One of the first things that a new player should do (game-design 7.1). */
export interface FirstStep {
  readonly name: 'arm' | 'pack' | 'fight' | 'gather' | 'rest';
  readonly done: boolean;
}

/**
 * The first things to do, in order. `rest` is never done here, because the page replaces the list with the
 * report once the player has rested.
 */
export function firstSteps({ equipment, experience }: Pick<Shown, 'equipment' | 'experience'>): FirstStep[] {
  const hasLearned = (kind: SkillKind): boolean =>
    skillsOf(kind).some(({ id }) => (experience[id - 1] ?? 0) > 0);
  const hasFought = hasLearned('combat');
  return [
    { name: 'arm', done: hasFought || equipment.weapon !== undefined },
    { name: 'pack', done: hasFought || equipment.food !== undefined },
    { name: 'fight', done: hasFought },
    { name: 'gather', done: hasLearned('gathering') },
    { name: 'rest', done: false },
  ];
}

/** Whether all first steps are done but the last, which the page cannot see. */
export const isBeyond = (shown: Pick<Shown, 'equipment' | 'experience'>): boolean =>
  firstSteps(shown).every(({ name, done }) => done || name === 'rest');
