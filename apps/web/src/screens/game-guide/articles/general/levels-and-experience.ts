import { MAX_LEVEL, skillsOf } from '@slumberfell/engine';
import { formatNumber } from '../../../../lib/format/number.ts';
import { articleLink, aside, list, section, type Write } from '../../article.ts';
import { EVERY_LEVEL, HALFWAY, LANDMARKS, stepTo } from '../../facts/experience-facts.ts';
import { allOf, counted, inWords } from '../../facts/words.ts';

const COMBAT = skillsOf('combat').map(({ name }) => name);

/** Guide article: how much experience each level takes, and the total level (game-design 2.1). */
export const levelsAndExperience: Write = (world) => {
  const skills = world.sets.skills;
  const work = skillsOf('gathering', 'crafting');
  return {
    lead: 'Whatever a legend does, it gets better at. Slowly at first; then slower, but with finer scenery.',
    sections: [
      section(
        'Skills',
        `There are ${counted(skills.length, 'skill')}, each with a level from ${inWords(1)} to ${formatNumber(MAX_LEVEL)}. ${allOf(COMBAT)} belong to fighting; the other ${inWords(work.length)} gather and make.`,
        list(
          'Gathering and crafting give experience for every action, always the same for the same thing. The number is on its row, with what your pets add.',
          `A kill gives experience to the attribute that you train, and some to Health besides. ${articleLink('training')} says how much.`,
          `${articleLink('pets')} add a percentage. Fractions are kept, so a small percentage of a small number is not lost; it is only patient.`,
        ),
      ),
      section(
        'The curve',
        `Each level asks for more than the one before. By level ${formatNumber(HALFWAY)} you have half of all the experience there is; the other half is for the levels after it.`,
        LANDMARKS,
      ),
      section(
        'The Crowning Step',
        `The last step, from ${formatNumber(MAX_LEVEL - 1)} to ${formatNumber(MAX_LEVEL)}, is taller than the curve would have it: **${formatNumber(stepTo(MAX_LEVEL))}** points, where the step before it took ${formatNumber(stepTo(MAX_LEVEL - 1))}. It is called the Crowning Step, mostly by people who have sat down on it.`,
        `At level ${formatNumber(MAX_LEVEL)} the bar is full and shows all your experience. It goes on counting, because the ${articleLink('leaderboards')} do.`,
      ),
      section(
        'Total level',
        `The total level is the sum of all your skills. A newcomer has ${formatNumber(skills.length)}; somebody who has done everything has ${formatNumber(skills.length * MAX_LEVEL)}, and presumably a great deal of flax.`,
        aside(
          'Good to know',
          'A new Health level raises how much health you can have. It does not heal you on the spot; food does that.',
        ),
      ),
      section('The whole table', { kind: 'folds', tables: EVERY_LEVEL }),
    ],
  };
};
