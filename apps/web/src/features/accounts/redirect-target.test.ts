import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

test.each([
  '/home',
  '/inventory',
  '/local-combat',
  '/characters',
  '/account',
  '/admin/admin-control',
  '/skills/fishing',
  '/profile/17',
])('%s is a place to go', (path) => {
  expect(redirectTarget(path)).toBe(path);
});

test.each([
  '',
  '/',
  'home',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/home',
  'javascript:alert(1)',
  '/home//evil.example',
  '/home?next=//evil.example',
  '/home#x',
  '/home/',
  '/HOME',
  ' /home',
  '/home\n',
  '/skills/../account/logout',
  '/profile/17/delete',
  '/account/logout',
  '/account/reset-password',
  '/account/confirm-email',
  '/api/account/logout',
  '/constructor',
])('"%s" is none', (path) => {
  expect(redirectTarget(path)).toBeNull();
});

test('nowhere is none', () => {
  expect(redirectTarget(null)).toBeNull();
});
