import { type AgreementName, API_BASE, type RouteName, routes } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { agreementAddress } from './agreement.ts';
import { IS_AUTHENTICATED } from './is-authenticated.ts';
import { PUBLIC_SETTINGS } from './public-settings.ts';

test.each<[RouteName, string]>([
  ['is-authenticated', IS_AUTHENTICATED],
  ['public-settings', PUBLIC_SETTINGS],
  ['agreement', agreementAddress(':name' as AgreementName)],
])('has the address of the route table for %s on pages without the scripts of `call`', (name, address) => {
  expect(address).toBe(API_BASE + routes[name].path);
  expect(routes[name].method).toBe('GET');
});
