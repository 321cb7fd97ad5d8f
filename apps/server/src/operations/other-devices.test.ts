import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { addressesForOthers, type Machine, servesPlainHttp } from './other-devices.ts';

const address = (text: string, internal = false): NetworkInterfaceInfo => ({
  address: text,
  family: text.includes(':') ? 'IPv6' : 'IPv4',
  internal,
  netmask: '',
  mac: '',
  cidr: null,
  scopeid: 0,
});

const HOME: Machine = {
  interfaces: {
    lo: [address('127.0.0.1', true), address('::1', true)],
    eth0: [address('fd00::20'), address('fe80::20'), address('192.168.1.20')],
    wlan0: [address('169.254.7.7'), address('10.0.0.5')],
    docker0: [address('172.17.0.1')],
    'br-0123456789ab': [address('172.18.0.1')],
    'br-lan': [address('192.168.8.1')],
    gone: undefined,
  },
  isContainer: false,
};

const IPV4 = ['http://192.168.1.20:80', 'http://10.0.0.5:80', 'http://192.168.8.1:80'];
const BOTH = [...IPV4, 'http://[fd00::20]:80'];

test.each([
  [{}, BOTH],
  [{ HOST: '::' }, BOTH],
  [{ HOST: '0.0.0.0' }, IPV4],
  [{ HOST: '127.0.0.1' }, []],
  [{ HOST: '::1' }, []],
  [{ HOST: '192.168.1.20' }, []],
])('with the settings %j other devices find the server at %j', (settings: Record<string, string>, found) => {
  expect(addressesForOthers(readConfig(settings), 80, HOME)).toEqual(found);
});

test('in a container, whose addresses other devices do not reach, none is named', () => {
  expect(addressesForOthers(readConfig({}), 80, { ...HOME, isContainer: true })).toEqual([]);
});

test.each([
  [{}, true],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '192.168.1.20' }, true],
  [{ HOST: '127.0.0.1' }, false],
  [{ HOST: '127.0.0.2' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '::ffff:127.0.0.1' }, false],
  [{ PUBLIC_URL: 'https://play.example.org' }, false],
  [{ PUBLIC_URL: 'http://play.lan' }, true],
  [{ PUBLIC_URL: 'http://play.lan', HOST: '127.0.0.1' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, false],
])('with the settings %j other devices play by plain http: %j', (settings: Record<string, string>, isSo) => {
  expect(servesPlainHttp(readConfig(settings))).toBe(isSo);
});
