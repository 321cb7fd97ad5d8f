import { NAME_MAX, NAME_MIN } from '@slumberfell/protocol';
import { aside, list, screenLink, section, type Write } from '../../article.ts';
import { counted, inWords } from '../../facts/words.ts';

/**
 * Guide article: a guest's username and password, registering and validating later (specification 1.4, 6.2;
 * game-design 2.16).
 */
export const guestsAndAccounts: Write = (world) => ({
  lead: 'Nobody in Wick asks for your name at the door. It is a good idea to remember how you got in, though.',
  sections: [
    section(
      'Playing as a guest',
      'A guest gets a username and a password, made up on the spot, and may do everything that anybody may do: gather, craft, fight, climb the leaderboards.',
      'The pair is shown to you when you arrive. Copy it, or download it as a little file, and keep it where you keep things you want to find again.',
      aside(
        'The one warning in this guide',
        'A guest has no e-mail address, so there is nobody to write to. **Lost guest credentials cannot be recovered**, by us or by anyone else. The game says so once more before it logs you out.',
      ),
    ),
    section(
      'Registering, and validating',
      'An account is in one of these states: **Guest**, **Registered** when it has an e-mail address, and **Validated** when that address has answered a letter.',
      list(
        `When the navigation offers ${screenLink('/register', 'Register Account')}, a guest can give the account an address. The character, and everything it owns, stays as it is.`,
        `When it offers ${screenLink('/validate', 'Validate Account')}, a letter with a link does the rest. Validating can wait; the game does not change for it.`,
      ),
      'A registered account can have its password reset by letter. A validated one has shown that its letters arrive, and may add an authenticator app. That is the whole difference, until the day it matters.',
    ),
    section(
      'Logging in elsewhere',
      'The same username and password open the same bed from any browser. Several tabs and devices at once are fine: they show the same legend and stay in step.',
      'Logging out does not stop your legend. It did not notice that you were logged in.',
    ),
    section(
      'Looking after it',
      `Your ${screenLink('/account', 'Account')} page has the household matters:`,
      list(
        'A new password, and an authenticator app if your address is validated and you like to be asked twice.',
        'Every browser that is logged in, and a way to log each of them out.',
        'All your data, to take away with you.',
        'The way out for good, which asks for the account’s name and password so that nobody takes it in their sleep.',
      ),
    ),
    section(
      'Your character',
      list(
        `One account has one character. There are more slots than that on the ${screenLink('/characters', 'character screen')}; they are empty on purpose.`,
        `A name has ${inWords(NAME_MIN)} to ${inWords(NAME_MAX)} letters, digits, underscores and single spaces, and nobody else has it, not even in capitals.`,
        `There are ${counted(world.sets.appearances.length, 'face')} to choose from. None of them is better at anything.`,
        `What names may not say, and that each person may have one account, is in the ${screenLink('/agreements/rules', 'Rules')}.`,
      ),
    ),
  ],
});
