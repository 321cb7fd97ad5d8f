import { expect, it } from 'vitest';
import { ConnectionSlots, type ReleaseSlot } from './connection-slots.ts';

it('counts open connections, in all and by owner', () => {
  const slots = new ConnectionSlots({ inAll: 3, ofOne: 2 });
  const first = slots.take('a');
  slots.take('a');
  expect(slots.take('a')).toBe('ofOne');
  slots.take(null);
  expect(slots.take('b')).toBe('inAll');
  expect(slots.take(null)).toBe('inAll');
  (first as ReleaseSlot)();
  (first as ReleaseSlot)();
  slots.take('b');
  expect(slots.take('a')).toBe('inAll');
});
