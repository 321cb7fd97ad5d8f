/**
 * A note for players about a feature. If the feature has a screen, the note is listed as available when the
 * page has that screen, else as planned. A new screen therefore needs no change here.
 */
export interface Note {
  /** Name of the feature. */
  readonly title: string;
  readonly text: string;
  /**
   * First path segment of the feature's screen; null for a feature without a screen, which is always listed
   * as available.
   */
  readonly screen: string | null;
}

export interface Chapter {
  readonly title: string;
  readonly notes: readonly Note[];
}

const note = (title: string, text: string, screen: string | null = null): Note => ({ title, text, screen });

export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Living here',
    notes: [
      note(
        'Guests',
        'Play at once with a username and a password that are made up for you. Keep them: lost guest credentials cannot be recovered.',
      ),
      note(
        'Accounts',
        'A guest can add an e-mail address and keep the character and everything else. One e-mail validates the address, and another resets a forgotten password.',
        'register',
      ),
      note('A character', 'One for each account, with a name of your own and a choice of faces.', 'home'),
      note(
        'While you rest',
        'Whatever you begin goes on without you, on every device and with the page closed, until your idle time is over. It is all there when you look again.',
        'home',
      ),
      note(
        'Alerts',
        'Your phone or computer tells you when something has ended, a plan is done, or your legend was beaten, even with the game closed. If you like, it also tells you at dawn that the next chapter of the story is open.',
        'alerts',
      ),
      note(
        'What came of it',
        'After more than ten minutes away, one page tells you what was gathered, learned, beaten and found, and when and why it ended. The last fifty are kept.',
        'while-you-rest',
      ),
      note(
        'What comes after',
        'Each fight may be followed by gathering, so that a small basket of bread still makes a whole night. A plan takes up to twenty steps, says when each begins and what it brings, and can be changed while it runs.',
        'plan',
      ),
      note(
        'Tonight',
        'Home compares what a night could bring in every region within reach, with the food in your bag or food made first, in the best gear that you own. Another night leads to what you want next. One press begins it.',
        'home',
      ),
      note(
        'What to aim for',
        'Home names a level close by, something for this week and a dream, with the way and the time to each, and says what your bag is good for. What next lists the things that you do not own yet and that would help most. Each can be pinned or hidden, on all your devices.',
        'home',
      ),
      note(
        'Story and errands',
        'The lamps of Wick burn out a minute early, and forty-five chapters follow the missing minute up the mountain. From the second one on, the people of Wick ask for things on a board of six errands a day, of which three can be done, and from the twenty-fourth on, for something larger once a week. What you have taken on never expires. Home names what is asked of you, how long it takes and who is waiting, and the Wiki knows who asks for what. All twenty-four of them have a face, likings and a memory: gifts and errands make them friends, and friends tell you things and give you something to keep. Whoever puts off the morning is named in the news.',
        'quests',
      ),
      note(
        'As an app',
        'Browsers can install the game. Without a network it says so, and comes back by itself.',
      ),
      note(
        'The right address',
        'A page that was opened at the wrong address says where the game is. Two servers on one machine no longer log you out of each other.',
      ),
      note(
        'From the sofa',
        'A game on one machine at home can be played in full from every phone there, without a certificate. Only alerts and installing need https. If something cannot be copied or sent, it says so.',
      ),
      note(
        'Who may come',
        'A server is open to everybody, to those with an invite, or to nobody new, and says so before you fill in a form. An invite’s link opens the door; a guest who has come in can still register.',
        'register',
      ),
      note(
        'A house of its own',
        'A server may have its own name, picture and colour, and its own terms, privacy policy and rules. You accept them at the door, and are asked again after a change that matters.',
      ),
      note(
        'In step',
        'Several tabs and devices show the same legend at the same moment, and find each other again after the connection was lost.',
        'home',
      ),
    ],
  },
  {
    title: 'Making things',
    notes: [
      note(
        'Gathering and crafting',
        'Every skill that picks, digs, fells, catches or makes, with all of its recipes in every tier. An item’s page leads with how to make it, and a level that you lack comes with the quickest way to it and how long that takes.',
        'skills',
      ),
      note(
        'Masterpieces',
        'Recipes to learn from what enemies drop, and Elite pieces to make from plain ones.',
        'skills',
      ),
      note(
        'Disenchanting',
        'Equipment can be turned into Runic Essence, a chosen amount at a time or all at once.',
        'skills',
      ),
      note(
        'The bag',
        'Searchable, bottomless, and sorted by kind, name, worth, amount, what came last or what you can use. Things in it can be equipped, learned, claimed, tamed and sold, many at once, kept from being sold, or marked as junk. A sale can be undone for ten minutes.',
        'inventory',
      ),
      note(
        'Equipment',
        'A slot for everything, a comparison with what you are wearing before you change it, and one press that dresses you for experience, gold or safety. The Wiki says which best builds a piece belongs to.',
        'equipment',
      ),
    ],
  },
  {
    title: 'Fighting',
    notes: [
      note(
        'Open combat',
        'Whoever roams a region comes to you, by your combat level. Elites carry what masterpieces are made of, and now and then a miniboss is out for a walk.',
        'combat',
      ),
      note(
        'Dungeons',
        'Keys to buy, win or make, runs to ask for, loot to look at beforehand, and a civil way out. Each says what you may win: how likely every Epic piece, recipe, card and pet is, and how many hours it takes to get one.',
        'local-combat',
      ),
      note(
        'Styles, food and training',
        'The Upper Hand, the healing threshold and the training attribute, each of which you can change in the middle of it all.',
        'combat',
      ),
      note(
        'Traits and tricks',
        'Elite pieces and named finds each do something of their own in a fight, several finds from one region do more together, and enemies have tricks. The bag, the Wiki and the workshops list what is good for experience, gold, safety or work.',
        'combat',
      ),
      note(
        'Companions',
        'One tamed pet comes with you, and helps in a fight or at work in its own way.',
        'pets',
      ),
      note('Travel', 'Every region can be read on the map before its fare is paid.', 'home'),
    ],
  },
  {
    title: 'Collecting',
    notes: [
      note(
        'Claiming and taming',
        'Once claimed or tamed in the inventory, cards add to your damage and pets to your experience at once, and trophies to your idle time from your next start or refresh.',
        'inventory',
      ),
      note('The Relicarium', 'A page for the whole shelf, with what is still missing from it.', 'relicarium'),
      note(
        'The Bestiary',
        'A page for every enemy, its card, and what it may leave behind. It tells you more about bosses, minibosses and Elites the more often you beat them.',
        'bestiary',
      ),
      note('The pets', 'A page for those who followed you home, and what they add up to.', 'pets'),
    ],
  },
  {
    title: 'Company',
    notes: [
      note('Profiles', 'Anybody’s skills, to be looked at and compared with your own in silence.', 'profile'),
      note(
        'Leaderboards',
        'Who is first, by level, skill, trophies, cards and gold. Curators are ranked by how rare their shelf is, benefactors by the gold that they have given away in fares and keys.',
        'leaderboards',
      ),
      note(
        'Names',
        'Some names are refused when you choose them, whatever letters they hide behind. One that slips through can be reported on its profile; those who run the server read the report, and the owner is not told. When they give you another name, or take you off the leaderboards, you are told why.',
        'profile',
      ),
    ],
  },
  {
    title: 'Reading',
    notes: [
      note(
        'The game guide',
        'How all of it works, with every number taken from the rules themselves.',
        'game-guide',
      ),
      note(
        'News',
        'What those who run the server have to say, and the notes of each version, in one list. The newest three are on the home page, and what you have not seen is marked on every device.',
        'news',
      ),
      note(
        'Announcements',
        'A line at the foot of every page. Before the server goes to rest it counts down, so that nobody is caught in the middle of a decision.',
      ),
      note(
        'For eyes, hands and ears',
        'If you use a keyboard, you keep your place when a button disappears. On short screens and at 400% zoom the bars make room for the page. Screen readers announce only the rare moments of a fight, and only if you ask.',
      ),
      note('These notes', 'You are here.', 'patch-notes'),
    ],
  },
];
