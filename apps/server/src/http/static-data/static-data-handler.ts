import type { Game } from '../../game.ts';
import type { Handlers } from '../call.ts';
import { StaticDataAnswers } from './static-data-answers.ts';

/** Answers from the content that is live at the instant of the call. New content starts an empty cache. */
export function staticDataHandler({ content }: Pick<Game, 'content'>): Handlers<'get-static-data'> {
  let current: { readonly version: string; readonly answers: StaticDataAnswers } | null = null;
  return {
    'get-static-data': ({ input, acceptEncoding }) => {
      const { sets, version, versions } = content.live();
      if (current?.version !== version) current = { version, answers: new StaticDataAnswers(sets, versions) };
      return current.answers.answer(input, acceptEncoding);
    },
  };
}
