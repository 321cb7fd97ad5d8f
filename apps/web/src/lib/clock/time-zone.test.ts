import { expect, test } from 'vitest';
import { clockSentence, deviceTimeZone } from './time-zone.ts';

test.each([
  ['Europe/Berlin', -60, 'Europe/Berlin'],
  ['America/Argentina/Buenos_Aires', 180, 'America/Argentina/Buenos_Aires'],
  ['Etc/Unknown', 0, 'UTC'],
  ['Etc/Unknown', -120, 'Etc/GMT-2'],
  [undefined, 300, 'Etc/GMT+5'],
  ['+05:30', -330, 'UTC'],
  ['-03:00', 180, 'Etc/GMT+3'],
  ['', -840, 'Etc/GMT-14'],
  ['Etc/Unknown', 13 * 60, 'UTC'],
])('a browser with the zone %s and the offset %i is in %s', (named, minutes, zone) => {
  // Arguments that are undefined would be replaced by the zone of this machine.
  expect(deviceTimeZone(named ?? '', minutes)).toBe(zone);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test.each([
  ['Europe/Berlin', 'By the clock of this device (Europe/Berlin).'],
  ['UTC', 'By UTC, without summer time: this browser does not say which time zone you are in.'],
  ['Etc/GMT-2', 'By UTC+2, without summer time: this browser does not say which time zone you are in.'],
  ['Etc/GMT+5', 'By UTC−5, without summer time: this browser does not say which time zone you are in.'],
])('quiet hours in %s: %s', (zone, sentence) => {
  expect(clockSentence(zone)).toBe(sentence);
});
