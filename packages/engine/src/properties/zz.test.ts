import fc from 'fast-check';
import { test } from 'vitest';
import { advance } from '../advance.ts';
import { Film } from '../film.ts';
import { draftOf, sceneArbitrary } from '../testing/index.ts';
function nameOf(event: any): string {
  if (event.type === 'OnIdleSessionFinished') return `finished: ${event.reason}`;
  if (event.type === 'OnInventoryChange') return `items: ${event.reason}`;
  if (event.type !== 'OnCombatTurn') return event.type;
  if (event.characterHealingData) return 'a meal';
  if (event.fighter) return 'a fighter changed in mid-fight';
  return event.critical ? 'a critical hit' : `turn: ${event.result}`;
}
test('x', () => {
  for (const seed of [2018, 1, 2, 3, 4]) {
    const reached = new Map<string, number>(); let i = 0;
    for (const { state, timeline, until } of fc.sample(sceneArbitrary, { numRuns: 2000, seed })) {
      const film = new Film(); advance(draftOf(state), timeline, until, film);
      for (const { events } of film.moments) for (const event of events) { const n = nameOf(event); if (!reached.has(n)) reached.set(n, i); }
      i++;
      if (reached.size === 24) break;
    }
    console.log('SEED', seed, reached.size, i, [...reached].filter(([, k]) => k > 300).join(' ; '));
  }
}, 900000);
