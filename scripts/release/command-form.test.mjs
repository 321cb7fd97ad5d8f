import { expect, test } from 'vitest';
import { commandForm } from './command-form.mjs';

const STARTED = { script: '/opt/game/main.js', directory: '/opt/game', isNpx: false, version: '1.2.3' };

test.each([
  ['in its folder', {}, 'node main.js NAME'],
  ['above its folder', { directory: '/opt' }, 'node game/main.js NAME'],
  ['elsewhere', { directory: '/home/ann' }, 'node /opt/game/main.js NAME'],
  [
    'in a folder with a space',
    { script: "/opt/ann's game/main.js" },
    "node '/opt/ann'\\''s game/main.js' NAME",
  ],
  ['as a program', { script: '/usr/bin/slumberfell' }, 'slumberfell NAME'],
  ['by npx', { script: '/x/.bin/slumberfell', isNpx: true }, 'npx --yes ./slumberfell-1.2.3.tgz NAME'],
])('a release that was started %s', (_, started, form) => {
  expect(commandForm({ ...STARTED, ...started })).toBe(form);
});
