import { describe, expect, it } from 'vitest';
import { type Trait, Verb } from './trait.ts';
import { choicesOf, familiesOf, isChoice, traitFault, VERB_NAMES, VERBS } from './verbs.ts';

const FAMILIES = ['beast', 'bird'];

describe('the vocabulary of traits', () => {
  it('has 28 verbs with the numbers 1 to 28', () => {
    expect(VERB_NAMES.map((name) => Verb[name])).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
  });

  it.each(VERB_NAMES)('accepts each bound of %s and nothing beyond', (name) => {
    const { a, b, bearers } = VERBS[name];
    const [bearer = 'item'] = bearers;
    const second = b === null ? [0] : isChoice(b) ? [...choicesOf(b, FAMILIES).values()] : [b.min, b.max];
    const fault = (one: number, other: number) => traitFault([Verb[name], one, other], bearer, FAMILIES);
    for (const value of second) {
      if (name !== 'Crescendo') expect(fault(a.min, value)).toBeNull();
      expect(fault(a.max, value)).toBeNull();
      expect(fault(a.min - 1, value)).toContain(name);
      expect(fault(a.max + 1, value)).toContain(name);
      expect(fault(a.min + 0.5, value)).toContain(name);
    }
    expect(fault(a.min, 999)).toContain(name);
    expect(fault(a.min, -1)).toContain(name);
  });

  it('refuses a Crescendo that needs more than 120 turns to its maximum', () => {
    const fault = (a: number, b: number) => traitFault([Verb.Crescendo, a, b], 'item', FAMILIES);
    expect(fault(1, 120)).toBeNull();
    expect(fault(1, 121)).toContain('more than 120 turns');
    expect(fault(2, 240)).toBeNull();
    expect(fault(2, 241)).toContain('more than 120 turns');
    expect(fault(3, 250)).toBeNull();
  });

  it('refuses a verb that it does not have', () => {
    expect(traitFault([99, 1, 0] as unknown as Trait, 'item', FAMILIES)).toContain('99');
  });

  it('refuses a verb for the wrong bearer', () => {
    expect(traitFault([Verb.Flee, 9, 0], 'item', FAMILIES)).toContain('Flee');
    expect(traitFault([Verb.Haste, 100, 0], 'enemy', FAMILIES)).toContain('Haste');
  });

  it('numbers the families of the world in alphabetical order', () => {
    const families = familiesOf([{ family: 'plant' }, { family: 'beast' }, { family: 'plant' }]);
    expect(families).toEqual(['beast', 'plant']);
    const kinds = VERBS.Lure.b;
    expect(isChoice(kinds) && choicesOf(kinds, families).get('plant')).toBe(11);
    expect(traitFault([Verb.Lure, 10, 12], 'item', families)).toContain('12');
  });
});
