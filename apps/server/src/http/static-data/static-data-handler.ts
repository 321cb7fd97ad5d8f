import type { Game } from '../../game.ts';
import { madeFromContent } from '../answers/made-from-content.ts';
import type { Handlers } from '../routes/call.ts';
import { StaticDataAnswers } from './static-data-answers.ts';
import { VersionedAnswers } from './versioned-answers.ts';

/** Answers from the content that is live at the instant of the call. New content starts an empty cache. */
export function staticDataHandler(
  game: Pick<Game, 'content'>,
): Handlers<'get-static-data' | 'get-quests' | 'get-lore'> {
  const answers = madeFromContent(game, ({ sets, versions }) => new StaticDataAnswers(sets, versions));
  const questAnswers = madeFromContent(
    game,
    ({ quests, questsVersion }) => new VersionedAnswers('quests', quests, questsVersion),
  );
  const loreAnswers = madeFromContent(
    game,
    ({ lore, loreVersion }) => new VersionedAnswers('lore', lore, loreVersion),
  );
  return {
    'get-quests': ({ input, acceptEncoding }) => questAnswers().answer(input.version, acceptEncoding),
    'get-lore': ({ input, acceptEncoding }) => loreAnswers().answer(input.version, acceptEncoding),
    'get-static-data': ({ input, acceptEncoding }) => answers().answer(input, acceptEncoding),
  };
}
