import { ItemCategory, SKILL_COUNT, skillsOf } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

const GATHERING_SKILLS = skillsOf('gathering').length;
const DUNGEONS = 3;

/** Check 13: every region has four gathering skills and three dungeons; every skill has a pet. */
export function* regionsAndPets({ sets, crafts }: WorldIndex): Iterable<string> {
  for (const { name, resources, dungeons } of sets.regions) {
    const skills = new Set(resources.map((itemId) => crafts.get(itemId)?.skillId));
    if (skills.size !== GATHERING_SKILLS)
      yield `${name} offers ${skills.size} gathering skills, not ${GATHERING_SKILLS}`;
    if (dungeons.length !== DUNGEONS) yield `${name} has ${dungeons.length} dungeons, not ${DUNGEONS}`;
  }
  const pets = sets.items.filter(({ category }) => category === ItemCategory.Pet);
  if (pets.length < SKILL_COUNT) yield `there are ${pets.length} pets, not ${SKILL_COUNT}`;
  for (const { id, name } of sets.skills) {
    if (!pets.some(({ skillId }) => skillId === id)) yield `${name} has no pet`;
  }
}
