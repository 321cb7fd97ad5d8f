import { SKILL } from '@slumberfell/engine';
import { articleLink, aside, list } from '../../article.ts';
import { skillArticle } from './skill-article.ts';

export const harvesting = skillArticle({
  skillId: SKILL.Harvesting,
  lead: 'Whatever grows on the mountain and does not run away quickly enough.',
  about: [
    list(
      '**Fibre**, which wants to be something warm.',
      '**Shed hides.** The beasts leave their coats lying about while they sleep. You need not meet the beast.',
      '**Crops**, for bread and pies.',
      '**Herbs**, a common one and a shy one in every region, for tinctures and oils.',
    ),
  ],
  advice: [
    'No skill feeds more trades. If you do not know what to do with a night, spend it here; somebody you will be next week needs the fibre.',
    `Crops double up more readily than anything else that grows, so an hour of them fills a basket for ${articleLink('cooking')}.`,
    aside(
      'Hides without teeth',
      'Hunters get more hide in a night than harvesters do, and get bitten more. This way is slower and leaves you all of your ankles.',
    ),
  ],
});
