import type { NextNight, NextThing } from '@slumberfell/engine';
import { useCharacter } from '../character/use-character.ts';
import type { KeptAnswers } from '../forecast/kept-answers.ts';
import { type KeptAnswer, useKeptAnswer } from '../forecast/use-kept-answer.ts';
import { useNightsAsked } from './use-tonight.ts';

const answers: KeptAnswers<'next'> = new Map();

/** The night in which the open character goes the way to a thing, from the forecast worker. */
export function useNextNight(thing: NextThing): KeptAnswer<NextNight> {
  const question = { kind: 'next', ...useNightsAsked(), thing } as const;
  return useKeptAnswer(answers, {
    question: () => question,
    dependsOn: [question, useCharacter(({ shown }) => shown.gold)],
    place: '',
  });
}
