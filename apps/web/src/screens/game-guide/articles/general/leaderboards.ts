import { MAX_LEVEL } from '@slumberfell/engine';
import { formatNumber } from '../../../../lib/format/number.ts';
import { articleLink, list, screenLink, section, table, type Write } from '../../article.ts';
import { counted } from '../../facts/words.ts';

const BOARDS: readonly (readonly [name: string, counts: string])[] = [
  ['Level', 'the total level of all skills; among equals, total experience'],
  ['Curator', 'the ranks of the trophies on the shelf, not counting those beyond gold'],
  ['Unique Trophies', 'kinds of trophy claimed at least once'],
  ['Trophies', 'all trophies claimed, however many of a kind'],
  ['Cards', 'enemies whose card is owned'],
  ['Radiant Cards', 'enemies whose radiant card is owned'],
  ['Benefactor', 'gold given to the mountain: fares, and the worth of each key that a run has taken'],
  ['Gold', 'gold in hand, now'],
];

/** Guide article: what each board counts (specification 3.32; game-design 2.15). */
export const leaderboards: Write = (world) => {
  const skills = world.sets.skills.length;
  return {
    lead: 'Somebody has to be first. The others have had more sleep.',
    sections: [
      section(
        'What is counted',
        `${screenLink('/leaderboards', 'The leaderboards')} are ${counted(BOARDS.length + skills, 'board')}: one for each of the ${formatNumber(skills)} skills, and these.`,
        table(
          'Boards',
          ['Board', 'It counts'],
          BOARDS.map(([name, counts]) => [`**${name}**`, counts]),
        ),
        `A skill’s board goes by level, and among equals by experience. Experience goes on counting past level ${formatNumber(MAX_LEVEL)}, so nobody is ever finished.`,
      ),
      section(
        'Who is on them',
        'Every character, guests included. There is nothing to join, and no way to hide but to be very idle indeed.',
        list(
          'Among those who are exactly equal, whoever got there first ranks higher.',
          'A row leads to its character’s profile. Nothing in it is for sale.',
          'Your own row stands by itself when you are not on the page.',
        ),
      ),
      section(
        'When it changes',
        'A legend that works while nobody is looking is counted as it goes, though not every minute. If your latest deed is not on the board yet, it will be; boards are written by hand.',
      ),
      section(
        'Fairly',
        `Items and gold cannot change hands, so every place was walked to. The ${screenLink('/agreements/rules', 'Rules')} say what else is not done. ${articleLink('the-alpha')} says what becomes of it all.`,
      ),
    ],
  };
};
