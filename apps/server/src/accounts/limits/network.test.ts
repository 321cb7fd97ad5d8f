import { expect, it } from 'vitest';
import { networkOf, wideNetworkOf } from './network.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
])('%s is in the wide network %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
