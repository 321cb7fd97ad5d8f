import { type Shown, SKILL } from '@slumberfell/engine';

/** What somebody new does first (game-design 7.1), and whether it is done. */
export interface FirstStep {
  readonly name: 'arm' | 'pack' | 'fight' | 'gather' | 'rest';
  readonly done: boolean;
}

/** The last is done once something has come of it while the player was away. */
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
