import { expect, it } from 'vitest';
import { emailAddress, mailboxOf } from './email-address.ts';

it.each([
  ['ann@example.org', 'ann@example.org'],
  ['  Ann.B+game@Example.ORG ', 'Ann.B+game@example.org'],
])('%j is stored as %j', (text, address) => {
  expect(emailAddress(text)).toBe(address);
});

it.each([
  '',
  'ann',
  'ann@',
  '@example.org',
  'ann@example',
  'ann b@example.org',
  'ann@example.org\r\nBcc: bea@example.org',
  'ann@example.org, bea@example.org',
  '<ann@example.org>',
  `${'a'.repeat(250)}@example.org`,
])('%j is not an address', (text) => {
  expect(emailAddress(text)).toBeNull();
});

it.each([
  ['Ann@Example.org', 'ann@example.org'],
  [' ann+1@example.org', 'ann@example.org'],
  ['ann+game+2@example.org', 'ann@example.org'],
  ['+ann@example.org', '+ann@example.org'],
  ['ann@example+game.org', 'ann@example+game.org'],
  ['Guest-ABC+1', 'guest-abc+1'],
])('letters to %j count for the mailbox %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
