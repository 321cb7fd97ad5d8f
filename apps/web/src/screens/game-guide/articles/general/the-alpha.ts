import { COMING_SOON } from '../../../../features/navigation/coming-soon.ts';
import { list, screenLink, section, type Write } from '../../article.ts';
import { allOf } from '../../facts/words.ts';

/** Guide article: what the alpha is, rewards at the release, planned features (specification 1.5). */
export const theAlpha: Write = () => ({
  lead: 'Slumberfell is in its alpha. The mountain is still being dreamt, and you are early, which is not the same as awake.',
  sections: [
    section(
      'What that means',
      list(
        'Things move. Numbers change. Now and then a door leads nowhere yet.',
        'A change never takes what a session has made; it counts from the next action, the next fight, the next run.',
        `What has changed is in the ${screenLink('/patch-notes', 'Patch Notes')}.`,
      ),
    ),
    section(
      'The reward',
      '**Alpha players will be rewarded on release.** There is nothing to sign and nowhere to queue: whoever has slept here during the alpha is known to have done so.',
      'What the reward is has not been decided. Suggestions made in one’s sleep are being collected.',
    ),
    section(
      'What is coming',
      `At the end of the navigation one line unfolds to show what you can read about but not yet open: ${allOf(COMING_SOON.map(({ label }) => label))}. It says **Coming soon**, and means it in the mountain’s sense of the word.`,
      'This guide describes what is there. Where it names a screen that you cannot find, the screen is on its way and the rule already holds.',
    ),
    section(
      'Helping',
      list(
        'If something is wrong, tell whoever runs this server. How to reach them is at the foot of every legal page.',
        `A fault that is reported gets mended. A fault that is farmed gets mended, and then somebody reads the ${screenLink('/agreements/rules', 'Rules')} aloud.`,
      ),
    ),
  ],
});
