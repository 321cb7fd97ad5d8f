import { API_BASE, routes } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { IS_AUTHENTICATED } from './is-authenticated.ts';

test('the landing page asks where the route table says', () => {
  const route = routes['is-authenticated'];
  expect(IS_AUTHENTICATED).toBe(API_BASE + route.path);
  expect(route.method).toBe('GET');
});
