import { skillsOf } from '@slumberfell/engine';
import { itemCraftsOf } from '../../../../features/skills/item-crafts.ts';
import { formatDuration } from '../../../../lib/format/time.ts';
import { articleLink, aside, list, section, table, type Write } from '../../article.ts';
import { suppliesOf, unrestrictedRecipes } from '../../facts/skill-facts.ts';
import { counted } from '../../facts/words.ts';
import { articleOf } from './skill-article.ts';

/** Guide article: components, regions and amounts of crafting (game-design 2.10, 2.11, 5). */
export const crafting: Write = (world) => {
  const crafts = skillsOf('crafting');
  return {
    lead: 'Making things out of other things. It is how everything worth having on the mountain came about, apart from the mountain.',
    sections: [
      section(
        'How it goes',
        `There are ${counted(crafts.length, 'crafting skill')}. A row on a skill’s page gives level, time, experience and components; choose it, say how many, and begin. **Every action succeeds.** Nothing is ever ruined but supper, and that only in stories.`,
        'You need:',
        list(
          'the **level** on the row;',
          `the **recipe**, if it says Unlearned: see ${articleLink('masterpieces')};`,
          'the **components**, in your bag.',
        ),
        'The region does not matter. A legend carries its workbench, its kiln and its very small anvil wherever it goes.',
      ),
      section(
        'Components',
        'They are taken when an action is finished, together with the product, and not before. So cancelling in the middle loses the time and nothing else.',
        'It also means that you may sell what you are working with. The session then ends the moment something is missing, and says so.',
        'The dialog shows what is required against what you have, for the amount that you ask for.',
      ),
      section(
        'Amounts',
        `At least one; at most what the components allow, and what fits into your ${articleLink('while-you-rest', 'idle time')}. Larger numbers are brought down to that, without comment.`,
        'If you stop halfway, what is made is made. If you refresh, the session goes back to the amount that you first asked for.',
      ),
      section(
        'Where to begin',
        table(
          'The first thing that each craft makes',
          ['Craft', 'First', 'Time'],
          crafts.flatMap(({ id }) => {
            const [first] = unrestrictedRecipes(itemCraftsOf(world, id), 1);
            return first
              ? [[articleOf(world, id), { item: first.item }, formatDuration(first.craft.baseActionTime)]]
              : [];
          }),
        ),
        'Things that other crafts need open a few levels before the gear that needs them, so a smith who also tans does not have to tan as well as he smiths.',
      ),
      section(
        'Who leans on whom',
        'No craft is an island. This is how many kinds of thing each takes from somebody else:',
        table(
          'Kinds of thing from elsewhere, in the first tier',
          ['Craft', 'Kinds'],
          crafts.map(({ id }) => [articleOf(world, id), suppliesOf(world, id).length]),
        ),
        aside(
          'On doing it all yourself',
          'You will, since nothing can be traded. Pick a style, follow its gear down to the raw things, and level those trades side by side. The others can wait for a rainy night, of which there are several.',
        ),
      ),
    ],
  };
};
