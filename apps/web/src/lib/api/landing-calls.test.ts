import { API_BASE, type RouteName, routes } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { IS_AUTHENTICATED } from './is-authenticated.ts';
import { PUBLIC_SETTINGS } from './public-settings.ts';

test.each<[RouteName, string]>([
  ['is-authenticated', IS_AUTHENTICATED],
  ['public-settings', PUBLIC_SETTINGS],
])('the landing page asks for %s where the route table says', (name, address) => {
  expect(address).toBe(API_BASE + routes[name].path);
  expect(routes[name].method).toBe('GET');
});
