import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('public addresses', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:80b::200a'])(
    'include %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('addresses that are not public', () => {
  it.each([
    ['unspecified', '0.0.0.0'],
    ['"this network"', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.0.9'],
    ['link-local, with the metadata of clouds', '169.254.169.254'],
    ['of protocols', '192.0.0.1'],
    ['of documentation', '192.0.2.1'],
    ['of documentation', '198.51.100.1'],
    ['of documentation', '203.0.113.1'],
    ['of benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-mapped', '::ffff:10.0.0.1'],
    ['IPv4-mapped', '::ffff:8.8.8.8'],
    ['IPv4-mapped, in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-translated', '::ffff:0:10.0.0.1'],
    ['NAT64', '64:ff9b::10.0.0.1'],
    ['NAT64', '64:ff9b::808:808'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378::1'],
    ['of documentation', '2001:db8::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['public with a zone', '2606:4700::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['outside of the assigned ones', '4000::1'],
    ['IPv4 in decimal', '2130706433'],
    ['IPv4 in hexadecimal', '0x7f000001'],
    ['short IPv4', '127.1'],
    ['octal IPv4', '0177.0.0.1'],
    ['no address', 'example.org'],
    ['no address', ''],
  ])('include %s: %s', (_range, address) => expect(isPublicAddress(address)).toBe(false));
});
