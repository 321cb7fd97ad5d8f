import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const gamePaths = new Set(['/home', '/inventory', '/local-combat']);

test.each([
  '/home',
  '/inventory',
  '/local-combat',
  '/characters',
  '/account',
  '/admin/admin-control',
  '/skills/fishing',
  '/profile/17',
])('accepts %s', (path) => {
  expect(redirectTarget(path, gamePaths)).toBe(path);
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
])('refuses "%s"', (path) => {
  expect(redirectTarget(path, gamePaths)).toBeNull();
});

test('refuses null', () => {
  expect(redirectTarget(null, gamePaths)).toBeNull();
});
