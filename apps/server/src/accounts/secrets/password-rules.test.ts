import { describe, expect, it } from 'vitest';
import { passwordFaults } from './password-rules.ts';

const faultsOf = (password: string): number => passwordFaults(password, 'Annabel@example.org').length;

describe('a password', () => {
  it.each(['password', 'PassWord1', 'qwertyuiop', '1234567890', 'iloveyou'])(
    'that is common, like %s, is refused',
    (password) => {
      expect(passwordFaults(password, 'ann@example.org')).toEqual(['password/common']);
    },
  );

  it.each([
    'annabel-annabel',
    'my name is ANNABEL',
    'annabel@example.org',
    'slumberfell4ever',
    'xSlumberFell',
  ])('that contains the name of the player or the game, like %s, is refused', (password) => {
    expect(faultsOf(password)).toBe(1);
  });

  it.each([
    'aaaaaaab',
    'no digits or capitals',
    '            ',
    'pässwörter sind läng',
    '🌙🌙🌙🌙🌙🌙🌙🌙',
    'x'.repeat(128),
  ])('may be %j: there are no rules of composition', (password) => {
    expect(faultsOf(password)).toBe(0);
  });

  it('may contain a name that is too short to be checked', () => {
    expect(passwordFaults('annual budget of bea', 'bea@example.org')).toEqual([]);
  });
});
