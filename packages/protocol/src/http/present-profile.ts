import { type Shown, type Skill, skillKind } from '@slumberfell/engine';
import type { Identity } from '../layout/identity.ts';
import type { OwnProfile } from './profile.ts';

/**
 * Makes the profile that other players see from what is shown of a character. A field that is not listed here
 * does not leave the server.
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
