import { expect, test } from 'vitest';
import { CHAPTERS } from './notes.ts';
import { splitNotes } from './split-notes.ts';

const titlesOf = (hasScreen: (name: string) => boolean) => {
  const { available, planned } = splitNotes(CHAPTERS, hasScreen);
  return {
    there: available.flatMap(({ notes }) => notes.map(({ title }) => title)),
    coming: planned.map(({ title }) => title),
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
  const { available } = splitNotes(CHAPTERS, () => false);
  expect(available.flatMap(({ notes }) => notes.map(({ screen }) => screen))).toEqual(
    ALL.filter(({ screen }) => screen === null).map(({ screen }) => screen),
  );
  expect(available.map(({ notes }) => notes.length)).not.toContain(0);
});
