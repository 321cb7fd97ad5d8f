import { expect, test } from 'vitest';
import { CHAPTERS } from './notes.ts';
import { whatIsThere } from './split-notes.ts';

const titlesOf = (hasScreen: (name: string) => boolean) => {
  const { inTheGame, onItsWay } = whatIsThere(CHAPTERS, hasScreen);
  return {
    there: inTheGame.flatMap(({ notes }) => notes.map(({ title }) => title)),
    coming: onItsWay.map(({ title }) => title),
  };
};

const ALL = CHAPTERS.flatMap(({ notes }) => notes);

test('lists a note as available exactly when its screen exists', () => {
  const { there, coming } = titlesOf((name) => name !== 'bestiary');
  expect(coming).toEqual(['The Bestiary']);
  expect(there).toHaveLength(ALL.length - 1);
  expect(there).not.toContain('The Bestiary');
});

test('leaves out a chapter without available notes', () => {
  const { inTheGame } = whatIsThere(CHAPTERS, () => false);
  expect(inTheGame.flatMap(({ notes }) => notes.map(({ screen }) => screen))).toEqual(
    ALL.filter(({ screen }) => screen === null).map(({ screen }) => screen),
  );
  expect(inTheGame.map(({ notes }) => notes.length)).not.toContain(0);
});
