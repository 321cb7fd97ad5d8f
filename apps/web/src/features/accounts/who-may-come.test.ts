import { expect, test } from 'vitest';
import { hindranceOf } from './who-may-come.ts';

test.each([
  ['open', false, null],
  ['open', true, null],
  ['invite', false, 'invite-needed'],
  ['invite', true, null],
  ['closed', false, 'closed'],
  ['closed', true, 'closed'],
] as const)('registration %s, with an invite: %s', (registration, hasInvite, expected) => {
  expect(hindranceOf({ registration, guests: true }, hasInvite)).toBe(expected);
});

test('nothing stands in the way while the settings are not known', () => {
  expect(hindranceOf(null, false)).toBeNull();
});
