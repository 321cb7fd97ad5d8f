import { skillsOf } from '@slumberfell/engine';
import { resources } from '../../../../features/travel/region-facts.ts';
import { formatDuration } from '../../../../lib/format/time.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { odds } from '../../facts/odds.ts';
import { secondPortionChance } from '../../facts/skill-facts.ts';
import { counted } from '../../facts/words.ts';
import { articleOf } from './skill-article.ts';

const SKILLS = skillsOf('gathering').map(({ id }) => id);

/** Guide article: the gathering skills (game-design 2.11). */
export const gathering: Write = (world) => ({
  lead: 'The mountain gives to those who pick things up. It does not ask why you need so many.',
  sections: [
    section(
      'How it goes',
      `There are ${counted(SKILLS.length, 'gathering skill')}. Choose what you want on a skill’s page, say how many times, and begin. Every action takes the time on its row and **always succeeds**: the thing, its experience, and a look at what else may have been lying there.`,
      list(
        'You need the level on the row, and nothing else: no tools, no components.',
        'You have to be in the region where it grows. **Show only available** hides what is elsewhere or too high.',
        'Nothing makes an action faster. A legend works at the speed of legend.',
      ),
      `For how many actions fit into an evening, see ${articleLink('while-you-rest')}.`,
    ),
    section(
      'Second portions',
      'Some things come double. It costs nothing, teaches nothing, and is yours.',
      table(
        'How often another of the same comes along',
        ['Skill', 'At best'],
        SKILLS.map((skillId) => [articleOf(world, skillId), odds(secondPortionChance(world, skillId))]),
      ),
    ),
    section(
      'By-catch',
      'Gems among the ore, resin on the logs, pearls in the fish, a curio in the furrow. Each skill’s own page in this guide says what, and how likely.',
      aside(
        'A first taste',
        'Fangs are found beside shed hides and spores beside shy herbs, now and then. Nobody has to fight only to try out a recipe.',
      ),
    ),
    section(
      'What to gather',
      'For experience alone, take the highest that you can: it pays best for its time, in learning as in gold. For a craft, take what the craft needs; see the tables on its page.',
      `Long nights are for gathering, since it needs nothing and cannot run out. That is how most people’s ${screenLink('/skills/harvesting', 'Harvesting')} is better than they are.`,
    ),
    section('Everything that grows', 'By region.', {
      kind: 'folds',
      tables: world.sets.regions.map((region) =>
        table(
          region.name,
          ['Resource', 'Skill', 'Level', 'Time', 'Base experience'],
          resources(world, region).map(({ item, skillId, level }) => {
            const craft = world.craft(item.id);
            return [
              { item },
              articleOf(world, skillId),
              level,
              formatDuration(craft?.baseActionTime ?? 0),
              craft?.experience ?? 0,
            ];
          }),
        ),
      ),
    }),
  ],
});
