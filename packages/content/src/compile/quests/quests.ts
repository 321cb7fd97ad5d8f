import type { QuestData, StaticData } from '@slumberfell/engine';
import type { Problems } from '../../content-error.ts';
import type { Compilation } from '../compilation.ts';
import { readErrands } from './errands.ts';
import { readFurnishings } from './furnishings.ts';
import { readStory } from './story.ts';
import { UniqueIds } from './unique-ids.ts';
import { readVillagers } from './villagers.ts';
import { readWeeklyErrands } from './weekly-errands.ts';

/**
 * Reads the tables of story, errands and villagers, which a world may lack. They name what the other files
 * compile to, so they are read last.
 */
export function compileQuests(
  directory: string,
  sets: StaticData,
  compilation: Compilation,
  problems: Problems,
): QuestData {
  const ofErrands = new UniqueIds();
  const furnishings = readFurnishings(directory, problems);
  const villagers = readVillagers(directory, sets, furnishings, compilation, problems);
  return {
    chapters: readStory(directory, sets, villagers, furnishings, problems),
    errands: readErrands(directory, sets, villagers, ofErrands, problems),
    weeklyErrands: readWeeklyErrands(directory, sets, villagers, compilation, ofErrands, problems),
    villagers,
    ...(furnishings.length > 0 && { furnishings }),
  };
}
