import { type Shown, type Skill, skillKind } from '@slumberfell/engine';
import type { Identity } from '../layout/identity.ts';
import type { OwnProfile } from './profile.ts';

/**
 * From what is shown of a character to the profile that others see. What is not listed does not leave the
 * server.
 */
export function presentProfile(
  identity: Identity,
  shown: Pick<Shown, 'experience'>,
  skills: readonly Skill[],
): OwnProfile {
  const skillsData = skills.map(({ id, name }) => ({ id, name, experience: shown.experience[id - 1] ?? 0 }));
  return {
    id: identity.id,
    name: identity.name,
    appearanceId: identity.appearanceId,
    combatSkillsData: skillsData
      .filter(({ id }) => skillKind(id) === 'combat')
      .map(({ name, experience }) => ({ name, experience })),
    skillsData: skillsData.filter(({ id }) => skillKind(id) !== 'combat'),
  };
}
