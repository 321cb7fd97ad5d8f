import { API_BASE, type RouteName, routes } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { IS_AUTHENTICATED } from './is-authenticated.ts';
import { PUBLIC_SETTINGS } from './public-settings.ts';

test.each<[RouteName, string]>([
  ['is-authenticated', IS_AUTHENTICATED],
  ['public-settings', PUBLIC_SETTINGS],
])('has the address of the route table for %s on the landing page', (name, address) => {
  expect(address).toBe(API_BASE + routes[name].path);
  expect(routes[name].method).toBe('GET');
});
