import { BASE_IDLE_TIME, PLAN_ROUNDS, PLAN_STEPS, SAVED_PLANS } from '@slumberfell/engine';
import { formatNumber } from '../../../../lib/format/number.ts';
import { articleLink, list, screenLink, section, type Write } from '../../article.ts';
import { inHours, inWords } from '../../facts/words.ts';

/** Guide article: plans, what follows a fight, and when a plan waits (game-design 2.16c). */
export const whatComesAfter: Write = () => ({
  lead: 'A basket of bread is soon eaten, and the night is long. A legend that knows what comes next is never caught yawning.',
  sections: [
    section(
      'And then',
      `Before a fight begins, at ${screenLink('/local-combat', 'Combat in your Area')} or at the door of a dungeon, you choose what comes after it: something to gather in the same region, or nothing. The forecast says how much of it the rest of the night brings.`,
      'When the fight ends by itself, the gathering begins in the same moment, with the page open or closed. It goes on until the idle time of the fight is used up.',
      'It makes no difference how the fight ended: with the last loaf, with all keys used, or with a defeat. Only you can prevent it, by stopping the fight yourself.',
    ),
    section(
      'The plan',
      'What comes after is a **plan**. While something runs, a button for it stands beside the one that begins at once: at recipes and the components that they lack, at enemies and dungeons, in the bag, and in the warning before a hopeless fight.',
      `A plan may have up to ${inWords(PLAN_STEPS)} steps, and the whole of it may go round up to ${formatNumber(PLAN_ROUNDS)} times: gather, make, disenchant, hunt, go into a dungeon, travel, pack food, change what you wear, take a pet along, set when to eat, sell.`,
      list(
        'The amount of a step is the most that it does. If less is possible when its turn comes, less is done.',
        'Gathering, making and hunting end after an amount, at a level, or at an hour, as you choose.',
        'A step that cannot begin is skipped, and the report of the night says why.',
        'A fight that is planned after the making of food comes with a step that packs all of it. You can take that step away.',
        'What lies in another region comes with the journey there, and back to what you gather until morning.',
        'After a defeat no fight begins until something else has been done.',
        'What you begin yourself comes first; the plan goes on after it.',
      ),
      `A plan that has done well can be saved under a name on the page **Plan**, up to ${inWords(SAVED_PLANS)} of them, and set again with one press.`,
    ),
    section(
      'Tonight',
      '**Home** shows the night that would bring most of what you are after: experience, gold or safety, as you choose there. It compares every region and dungeon that your gold can reach, with the food in your bag and with food that is made first, in the best that you own, and plays each of them through.',
      'A night that is lost now and then gives way to a safe one that brings nearly as much. When your fighting skills are full, it looks for things that you have never had.',
      'Below it are the best night of another kind, and **My next**: the night that leads to the thing that you have pinned, or else to the first one under **What next**. It says what that night brings, and how far along it gets you. What is made before the night is over is put on, and fights with it follow. Where another night leads there too, it says so.',
      'Combat shows the same night for the region where you are, and the map shows it for every other one.',
    ),
    section(
      'What to aim for',
      'Below the night, **Home** shows what you are on the way to. Near is the next level that opens something, an evening or a night away. For the week it is the thing that you have pinned, or else one that takes longer than a night. The dream is the next tier of weapons and armor that is still far off, or a trophy of a dungeon.',
      'What you have seen for some days and not taken gives way to something else. Below it is what your bag is good for: what waits to be claimed, what would bring gold, how long fights last with the food that your grain makes, and the skill that keeps you from wearing more.',
    ),
    section(
      'When it waits',
      `A plan ends with the idle time that began when you last began, refreshed or planned something: ${inHours(BASE_IDLE_TIME)} for a newcomer. It waits, too, when you stop what is running, or travel.`,
      `A plan that waits is shown at **Home**, with a button that lets it go on. More about the time itself is in ${articleLink('while-you-rest')}.`,
    ),
  ],
});
