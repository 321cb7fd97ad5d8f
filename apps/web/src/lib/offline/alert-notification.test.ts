import type { AlertKind, PushedAlert } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { addressOf, alertNotification } from './alert-notification.ts';

const ALERT: PushedAlert = {
  tag: 'a1',
  kind: 'session-end',
  title: 'All done',
  body: 'Your legend is waiting for the next idea.',
  path: '/while-you-rest',
};
const ICON = '/icon.png';

test('an alert is shown with its words, and a second one with its tag makes no sound', () => {
  expect(alertNotification(JSON.stringify(ALERT), ICON, 'Slumberfell')).toEqual({
    title: 'All done',
    options: {
      body: ALERT.body,
      tag: 'a1',
      icon: ICON,
      renotify: false,
      actions: [
        { action: 'again', title: 'Again' },
        { action: 'open', title: 'Open' },
      ],
      data: { path: '/while-you-rest' },
    },
  });
});

test.each<[AlertKind, string[]]>([
  ['session-end', ['again', 'open']],
  ['plan', ['again', 'open']],
  ['defeat', ['again', 'open']],
  ['level', ['open']],
  ['soon', ['open']],
  ['test', ['open']],
])('an alert about %s has the buttons %j', (kind, actions) => {
  const { options } = alertNotification(JSON.stringify({ ...ALERT, kind }), ICON, 'Slumberfell');
  expect(options.actions.map(({ action }) => action)).toEqual(actions);
});

test.each([null, '', '{', 'null', '[]', '{}', JSON.stringify({ ...ALERT, body: 7 })])(
  'the message %j still shows a sentence that leads home',
  (message) => {
    const { title, options } = alertNotification(message, ICON, 'The Moonlit Bed');
    expect([title, options.data.path, options.tag]).toEqual(['The Moonlit Bed', '/home', 'unreadable']);
    expect(options.body).toMatch(/\.$/);
  },
);

const ORIGIN = 'https://play.example.org';

test.each([
  ['', { path: '/chronicle?day=3' }, '/chronicle?day=3'],
  ['open', { path: '/chronicle' }, '/chronicle'],
  ['again', { path: '/chronicle' }, '/home?again'],
  ['', null, '/home'],
  ['', { path: 'https://elsewhere.example.org/' }, '/home'],
  ['', { path: '//elsewhere.example.org/' }, '/home'],
])('the button "%s" of %j leads to %s', (action, data, path) => {
  expect(addressOf(action, data, ORIGIN)).toBe(ORIGIN + path);
});
