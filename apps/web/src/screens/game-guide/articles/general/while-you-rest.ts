import { BASE_IDLE_TIME, SKILL, sessionCap } from '@slumberfell/engine';
import { IDLE_REPORTS_KEPT } from '@slumberfell/protocol';
import { WORTH_SECONDS } from '../../../../features/character/ending-question.ts';
import { itemCraftsOf } from '../../../../features/skills/item-crafts.ts';
import { formatNumber } from '../../../../lib/format/number.ts';
import { formatDuration } from '../../../../lib/format/time.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { counted, inHours } from '../../facts/words.ts';

/** Guide article: sessions, the idle time that limits them, and refreshing (game-design 2.10, 2.16b). */
export const whileYouRest: Write = (world) => {
  const bonus = world.sets.relicariumEntries.reduce((sum, { bonusTime }) => sum + bonusTime, 0);
  const [first] = itemCraftsOf(world, SKILL.Harvesting);
  return {
    lead: 'Your legend grows while you rest. It does so for a while, and then it goes home, because even a legend has to be somewhere in the morning.',
    sections: [
      section(
        'Idle time',
        `Idle time is how long a legend stays up on its own. Everybody begins with **${inHours(BASE_IDLE_TIME)}**. Each new kind of trophy in ${articleLink('the-relicarium')} adds a little; with every one of them it is **${inHours(BASE_IDLE_TIME + bonus)}**.`,
        'It does not matter whether the page is open, closed, or on a phone at the bottom of a bag. What your legend does, it does on the mountain.',
      ),
      section(
        'Sessions',
        'Whatever you begin is a **session**: gathering, crafting, disenchanting, open combat or dungeon runs. One at a time.',
        `The bar at the top shows what is under way and how much longer the legend stays up. For what follows when it ends by itself, see ${articleLink('what-comes-after')}.`,
        table(
          'What ends a session',
          ['Session', 'It ends by itself'],
          [
            ['Gathering', 'when the amount you asked for is in the bag'],
            ['Crafting', 'when the amount is made, or the components are gone'],
            ['Disenchanting', 'when every chosen piece is undone'],
            ['Open combat', 'after the first fight that ends past the limit'],
            [
              'Dungeon',
              'when the runs are done or the keys run out; a run that has begun is finished even past the limit',
            ],
          ],
        ),
        `Being beaten ends any fighting at once; see ${articleLink('when-you-fall')}. And you may cancel whenever you like: what was made stays made, what was being made is put down, and nothing is taken for it.`,
      ),
      section(
        'What came of it',
        'When you were away for more than a moment, a page awaits you with what was gathered, made, learned, beaten and found, and when and why it ended.',
        `It is kept after you have read it. At home you find the newest **${IDLE_REPORTS_KEPT}**; what they tell of has long been yours.`,
      ),
      section(
        'Alerts',
        `Your phone or computer can tell you, even while the game is closed. Switch it on at ${screenLink('/alerts', 'Alerts')}, on each device that should tell you; the browser asks you once.`,
        list(
          'What was running has ended, a plan is done or had to skip a step, or your legend was beaten.',
          'A level of your choice is reached.',
          'What is running is about to end. For a fight that is its limit: a defeat sends no warning ahead.',
          'The next chapter of the story opens. You are told at dawn, even while nothing is running, or when the quiet hours end; this one you have to switch on.',
        ),
        'In its quiet hours a device gets no alerts. The button **Again** on an alert offers to begin the same again, and you have the last word.',
        'While a tab with the game is open, its title counts down; a short sound at the end can be switched on.',
      ),
      section(
        'Good night',
        'The **Good night** button in the bar winds the clock up again: from that moment your legend stays up for the whole of your idle time. It says until when before you press it, and interrupts nothing.',
        list(
          'The action under way keeps its progress.',
          'Gathering and crafting go back to the amount that you first asked for, as far as components and time allow.',
          'Disenchanting goes back to the chosen pieces that you still own.',
          'A dungeon keeps its remaining runs; hunting just goes on.',
        ),
        'A trophy claimed in the middle of a session counts from the next session, or the next refresh.',
      ),
      section(
        'The same again',
        'The game remembers what you last began yourself, with the food you packed, the saved set you wore and the plan that followed. You can begin it again with one press, from wherever you are: in the night’s report, on Home or in the bar.',
        'If something is missing, you are told before you press: food that has been eaten, keys that are gone, components for only part of it. A hunt that was to end at a time of day ends when that time comes again.',
      ),
      section(
        'How much fits into a night',
        'Gathering and crafting are asked for by amount. A session takes as many actions as can begin within your idle time, and no more than your components allow.',
        ...(first
          ? [
              aside(
                'For example',
                `${first.item.name} takes ${counted(first.craft.baseActionTime, 'second')}. In ${inHours(BASE_IDLE_TIME)} that is at most **${formatNumber(sessionCap(BASE_IDLE_TIME, first.craft.baseActionTime))}** of it: quite a lot of flax, as your legend will point out.`,
              ),
            ]
          : []),
      ),
      section(
        'One thing after another',
        list(
          'Beginning something new puts down what you were making. It costs the action under way and nothing else.',
          'During combat nothing else can be begun, and nobody travels. Leave first; a recipe and the combat screen do both with one press.',
          'Travelling ends gathering and crafting.',
          'Equipping, eating, selling, buying keys, claiming, learning and taming are allowed at any time. What you put on counts from the next turn.',
        ),
      ),
      section(
        'Nothing ends by accident',
        `A press that would end something worth keeping asks first, and says in one sentence what would be lost: work or a hunt that has run for **${formatDuration(WORTH_SECONDS)}** or still will, a dungeon run with its key, a plan with steps to come. Trifles end at once. Whatever you have gained stays yours either way.`,
      ),
    ],
  };
};
