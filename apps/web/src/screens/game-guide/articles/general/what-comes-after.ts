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
      'When the fight ends by itself, the gathering begins at the same moment, with the page open or closed. It goes on until the fight’s idle time is used up.',
      'It makes no difference how the fight ended: with the last loaf, with all keys used, or with a defeat. Only you can prevent it, by stopping the fight yourself.',
    ),
    section(
      'The plan',
      'What comes after is a **plan**. While something is running, a button for it is beside the one that begins at once: on recipes and the components that they lack, on enemies and dungeons, in the bag, and in the warning before a hopeless fight.',
      `A plan may have up to ${inWords(PLAN_STEPS)} steps, and the whole of it may repeat up to ${formatNumber(PLAN_ROUNDS)} times. A step can be: gather, make, disenchant, hunt, go into a dungeon, travel, pack food, change what you wear, bring a pet, set when to eat, sell.`,
      list(
        'A step’s amount is the most that it does. If less is possible when its turn comes, less is done.',
        'Gathering, making and hunting end after an amount, at a level, or at an hour, as you choose.',
        'A step that cannot begin is skipped, and the night’s report says why.',
        'A fight that is planned after food is made comes with a step that packs all of it. You can take that step away.',
        'A step in another region comes with the journey there, and back to what you gather until morning.',
        'After a defeat no fight begins until something else has been done.',
        'What you begin yourself comes first; the plan goes on after it.',
      ),
      `A plan that has done well can be saved under a name on the **Plan** page, up to ${inWords(SAVED_PLANS)} of them, and set again with one press.`,
    ),
    section(
      'Tonight',
      '**Home** shows the night that would bring the most of what you are after: experience, gold or safety, as you choose there. It compares every region and dungeon that your gold can reach, with the food in your bag and with food that is made first, in the best gear that you own, and plays each of them through.',
      'A night that would sometimes be lost gives way to a safe one that brings nearly as much. When your fighting skills are full, it looks for things that you have never had.',
      'Below it are the best night of another kind, and **My next**: the night that leads to the thing that you have pinned, or else to the first one under **What next**. It says what that night brings, and how far along it gets you. Gear that is finished before the night is over is put on, and fights with it follow. Where another night leads there too, it says so.',
      'Combat shows the same night for the region you are in, and the map shows it for every other one.',
    ),
    section(
      'What to aim for',
      'Below the night, **Home** shows what you are on the way to. Nearest is the next level that opens something, an evening or a night away. For the week it is the thing that you have pinned, or else one that takes longer than a night. The dream is the next tier of weapons and armor that is still far off, or a trophy from a dungeon.',
      'What you have seen for some days and not taken up gives way to something else. Below it is what your bag is good for: what waits to be claimed, what would bring gold, how long fights last with the food that your grain makes, and the skill that keeps you from wearing more.',
    ),
    section(
      'When it waits',
      `A plan ends with the idle time that started when you last began, refreshed or planned something: ${inHours(BASE_IDLE_TIME)} for a newcomer. It also waits when you stop what is running, or travel.`,
      `A waiting plan is shown at **Home**, with a button that lets it go on. More about the time itself is in ${articleLink('while-you-rest')}.`,
    ),
  ],
});
