import type { Game } from '../game/game.ts';
import type { Handlers } from '../http/call.ts';
import { StaticDataAnswers } from './static-data-answers.ts';

/** Answers from the content that is live; when that changes, it starts anew. */
export function staticDataHandler(game: Game): Handlers<'get-static-data'> {
  const answersOf = (): StaticDataAnswers =>
    new StaticDataAnswers(game.content().sets, game.content().versions);
  let answers = answersOf();
  game.onContentChange(() => {
    answers = answersOf();
  });
  return { 'get-static-data': ({ input, acceptEncoding }) => answers.answer(input, acceptEncoding) };
}
