import {
  BOARD_DAYS,
  BOARD_PLACES,
  BOARD_WEEKS,
  DONE_A_DAY,
  ERRAND_SLOTS,
  FIRST_CHAPTER_BY_HOB,
  FIRST_CHAPTER_OF_A_DAY,
  FIRST_CHAPTER_OF_TWO_DAYS,
  FIRST_ERRAND_SLOTS,
  HOB_PRICE,
  MAX_FRIENDSHIP,
  WEEKLY_WAYS,
} from '@slumberfell/engine';
import { list, screenLink, section, type Write } from '../../article.ts';
import { inWords } from '../../facts/words.ts';

/** Guide article: chapters of the story, and the errands of the board. */
export const storyAndErrands: Write = () => ({
  lead: 'The lamps of Wick burn out one minute early. People have noticed, and people have things to ask.',
  sections: [
    section(
      'The story',
      `At ${screenLink('/quests', 'Quests')} one chapter is open at a time. It says who asks and what for: enemies beaten, a dungeon finished, things brought, a place to be. When all of it is done, **Hand over** closes the chapter, and the next one follows.`,
      list(
        'All your kills and runs count, even those from before the chapter opened.',
        `From chapter ${FIRST_CHAPTER_OF_A_DAY} on, the next one opens the day after you close the last, at the earliest. From chapter ${FIRST_CHAPTER_OF_TWO_DAYS} on, there is a whole day between them. Days begin at midnight UTC. A chapter waits for as long as you like.`,
        `From chapter ${FIRST_CHAPTER_BY_HOB} on, Hob Farthing brings what a chapter wants delivered, for ${inWords(HOB_PRICE)} times its value in gold.`,
        'Closed chapters can be read again below the open one.',
        'The Wiki page of an item, an enemy or a dungeon says who asks for it, as far as you have been told.',
        `Where there is a safe way to everything that is asked for, the page says how long it takes and plans it in one press. ${screenLink('/home', 'Home')} lists the same things, and says how much of them each proposed night brings.`,
      ),
    ),
    section(
      'The board',
      `The board has ${inWords(BOARD_PLACES)} errands a day, for skills that take turns, each in the highest tier that you can reach. You can do ${inWords(DONE_A_DAY)} of them. The boards of the last ${inWords(BOARD_DAYS)} days are open, so you lose nothing by a day away.`,
      list(
        `You can take on up to ${inWords(FIRST_ERRAND_SLOTS)} errands at a time, and up to ${inWords(ERRAND_SLOTS)} later in the story.`,
        'An errand that you have taken on never runs out. Its amount stays as it was.',
        'Kills count from the moment you take it on. One kill may count for more than one errand.',
        'If you put an errand down, its place on the board is free again, and its kills are forgotten.',
      ),
      `Later there is a weekly errand, with ${inWords(WEEKLY_WAYS)} ways to fulfil it; you choose one. It can be taken on in its week and in the ${inWords(BOARD_WEEKS - 1)} weeks after it.`,
    ),
    section(
      'Handing over',
      'Only what is in your bag counts. What you wear stays on, and what you have marked as kept is taken only if you tick the box. Whatever is running goes on: handing over ends nothing.',
      'An errand brings candle-ends, gold, experience in its skill and some friendship. Candle-ends cannot be sold. Titles, frames and furnishings are kept for you.',
    ),
    section(
      'People',
      `Those who ask for errands become your friends through them, up to friendship ${MAX_FRIENDSHIP}. Friendship never falls. At some levels a friend tells you something, and gives you something to keep; the People tab of ${screenLink('/quests', 'Quests')} says what.`,
      'Later in the story people take gifts too: one each per week, and a week begins on Monday, UTC. They like some kinds of things, of any tier. A gift takes a few minutes of work, and makes the friendship grow a little.',
    ),
  ],
});
