import { expect, it } from 'vitest';
import { type GiveBack, Places } from './connection-slots.ts';

it('counts what is open, in all and by owner', () => {
  const places = new Places({ inAll: 3, ofOne: 2 });
  const first = places.take('a');
  places.take('a');
  expect(places.take('a')).toBe('ofOne');
  places.take(null);
  expect(places.take('b')).toBe('inAll');
  expect(places.take(null)).toBe('inAll');
  (first as GiveBack)();
  (first as GiveBack)();
  places.take('b');
  expect(places.take('a')).toBe('inAll');
});
