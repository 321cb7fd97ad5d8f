import { describe, expect, it } from 'vitest';
import { cutSumsOf } from './cut-sums.ts';
import { type Trait, Verb } from './trait.ts';
import { EnemyKind } from './verbs.ts';

const ofItems = (...traits: Trait[]) => cutSumsOf(traits, 'item');

describe('the sums that a cap cuts', () => {
  it('are none at the cap, and none without traits', () => {
    expect(ofItems()).toEqual([]);
    expect(ofItems([Verb.Keen, 60, 0], [Verb.Keen, 40, 0], [Verb.Echo, 60, 100])).toEqual([]);
  });

  it('have the sum without the cap', () => {
    expect(ofItems([Verb.Keen, 60, 0], [Verb.Keen, 41, 0], [Verb.Keen, 100, 0])).toEqual([
      { verb: 'Keen', kind: null, sum: 201, cap: 100 },
    ]);
    expect(ofItems([Verb.Echo, 60, 10], [Verb.Echo, 20, 90])).toEqual([
      { verb: 'Echo', kind: null, sum: 80, cap: 60 },
    ]);
  });

  it('are those of one kind, where each kind has its own', () => {
    const { Elite, Boss } = EnemyKind;
    const banes: Trait[] = [
      [Verb.Bane, 200, Elite],
      [Verb.Bane, 200, Boss],
      [Verb.Bane, 60, Elite],
    ];
    expect(ofItems(...banes)).toEqual([{ verb: 'Bane', kind: Elite, sum: 260, cap: 250 }]);
    expect(ofItems([Verb.Thrift, 300, 15], [Verb.Thrift, 300, 15], [Verb.Thrift, 400, 0])).toEqual([
      { verb: 'Thrift', kind: 15, sum: 600, cap: 500 },
    ]);
  });

  it('by turn are those of the turn with the largest', () => {
    const bonuses: Trait[] = [
      [Verb.Opener, 200, 2],
      [Verb.Crescendo, 10, 100],
      [Verb.Rhythm, 100, 2],
    ];
    // In the second turn: 200 of the opener, 10 of the crescendo and 100 of the rhythm.
    expect(ofItems(...bonuses)).toEqual([{ verb: 'Opener', kind: null, sum: 310, cap: 250 }]);
    expect(ofItems([Verb.Ward, 60, 2], [Verb.Ward, 70, 3])).toEqual([
      { verb: 'Ward', kind: null, sum: 130, cap: 100 },
    ]);
  });

  it('are measured by the cap of the bearer', () => {
    const leeches: Trait[] = [
      [Verb.Leech, 15, 0],
      [Verb.Leech, 15, 0],
    ];
    expect(ofItems(...leeches)).toEqual([{ verb: 'Leech', kind: null, sum: 30, cap: 20 }]);
    expect(cutSumsOf(leeches, 'enemy')).toEqual([]);
  });

  it('are not those of which only the strongest counts', () => {
    expect(ofItems([Verb.Finisher, 200, 30], [Verb.Finisher, 200, 30], [Verb.Rise, 60, 1])).toEqual([]);
  });
});
