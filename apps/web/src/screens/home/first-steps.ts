import { type Shown, SKILL } from '@slumberfell/engine';

/** A first thing to do (game-design 7.1). */
export interface FirstStep {
  readonly name: 'arm' | 'pack' | 'fight' | 'gather' | 'rest';
  readonly done: boolean;
}

/**
 * The list of first things to do. `rest` is never done here, because the list is hidden once a report exists.
 */
export function firstSteps({ equipment, experience }: Pick<Shown, 'equipment' | 'experience'>): FirstStep[] {
  const hasLearned = (from: number, to: number): boolean =>
    experience.slice(from - 1, to).some((points) => points > 0);
  const hasFought = hasLearned(SKILL.Health, SKILL.Magic);
  return [
    { name: 'arm', done: hasFought || equipment.weapon !== undefined },
    { name: 'pack', done: hasFought || equipment.food !== undefined },
    { name: 'fight', done: hasFought },
    { name: 'gather', done: hasLearned(SKILL.Harvesting, SKILL.Fishing) },
    { name: 'rest', done: false },
  ];
}
