import { LogType, Verb } from '@slumberfell/engine';
import { NOTES } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { traitLine } from './trait-line.ts';

const UNKNOWN = traitLine(LogType.Trait, 999, 1);

test('everything that the log has of traits has a sentence of its own', () => {
  const logged = NOTES.filter(({ verb }) => verb !== Verb.Mend);
  const sentences = logged.map(({ by, verb }) =>
    traitLine(by === 'enemy' ? LogType.Trick : LogType.Trait, verb, 7),
  );
  expect(sentences).not.toContain(UNKNOWN);
  expect(new Set(sentences).size).toBe(logged.length);
});

test('has singular and plural, and the amount', () => {
  expect(traitLine(LogType.Trait, Verb.Echo, 1234)).toBe('The hit echoes for 1,234.');
  expect(traitLine(LogType.Trait, Verb.Thrift, 1)).toContain('That portion is');
  expect(traitLine(LogType.Trait, Verb.Thrift, 2)).toContain('Those 2 portions are');
  expect(traitLine(LogType.Trick, Verb.Flee, 1)).toContain('one turn.');
  expect(traitLine(LogType.Trick, Verb.Flee, 9)).toContain('9 turns.');
});
