import { execFileSync } from 'node:child_process';
import { API_BASE, addresses, HUB_PATH, type RouteName } from '@slumberfell/protocol';
import { framesOf } from '@slumberfell/server/testing';
import { encoded, type Stream } from './stream.ts';

/** The facts about a flooded server from which the floods build their requests. */
export interface Target {
  /** Value of the `Host` header. */
  readonly host: string;
  /** `Cookie` headers of guests with a character. These guests flood. */
  readonly guests: readonly string[];
  /** Id of the character whose profile a flood requests. */
  readonly characterId: number;
}

const CONNECT = '40';
const PONG = '3';
const POST_LOGIN = { username: 'nobody-of-this-name', password: 'not the password of anybody' };

/**
 * How many connections a stream opens: a little more than half of the files that a process may open. Two such
 * streams open more connections than the server can accept.
 */
const FILES = Math.floor(Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' })) * 0.51);

const pathOf = (name: RouteName): string => API_BASE + addresses[name].path;

const handshake = ({ host }: Target, headers: string): Buffer =>
  Buffer.from(
    `GET ${HUB_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\nhost: ${host}\r\n${headers}connection: Upgrade\r\n` +
      'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );

const get = ({ host }: Target, path: string, cookie = ''): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${cookie && `cookie: ${cookie}\r\n`}\r\n`);

const post = ({ host }: Target, path: string, cookie: string, body: string): Buffer =>
  Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncookie: ${cookie}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );

const times = (count: number, text: Buffer): string =>
  encoded(Buffer.concat(new Array<Buffer>(count).fill(text)));

const ELSEWHERE = 'origin: http://evil.example\r\n';
const common = { addresses: 100, perSecond: null, reads: true } as const;

/**
 * Sends requests as fast as the server reads them, without waiting for a response before the next request.
 */
const pipelined = (connections: number, requests: readonly Buffer[]): Stream => ({
  ...common,
  connections,
  first: requests.map(encoded),
  again: requests.map((request) => times(50, request)),
});

/** Each flood by its name. The streams of a flood run in parallel. */
export const FLOODS: Readonly<Record<string, (target: Target) => readonly Stream[]>> = {
  /** On 4 connections without a login: CONNECT packets of socket.io, as fast as the server reads them. */
  'connects-of-few': (target) => [
    {
      ...common,
      connections: 4,
      first: [encoded(handshake(target, ELSEWHERE))],
      again: [encoded(framesOf(CONNECT, 1_000))],
    },
  ],
  /** On each of 100 connections without a login: 2,000 CONNECT packets per second. */
  'connects-of-many': (target) => [
    {
      ...common,
      connections: 100,
      first: [encoded(handshake(target, ELSEWHERE))],
      again: [encoded(framesOf(CONNECT, 200))],
      perSecond: 10,
    },
  ],
  /**
   * Handshakes with the hub, with the cookie of a login that does not exist. The server queries its database
   * for each handshake.
   */
  'forged-sessions': (target) => [
    {
      ...common,
      connections: 100,
      first: [encoded(handshake(target, `cookie: slumberfell=${'A'.repeat(43)}\r\n`))],
      again: null,
    },
  ],
  /** 20 hub connections of two guests that never read, while the same two guests give commands. */
  'slow-readers': (target) => [
    {
      ...common,
      connections: 20,
      first: target.guests
        .slice(0, 2)
        .map((cookie) =>
          encoded(Buffer.concat([handshake(target, `cookie: ${cookie}\r\n`), framesOf(CONNECT)])),
        ),
      again: [encoded(framesOf(PONG))],
      perSecond: 0.2,
      reads: false,
    },
    commandsOf(target, 2),
  ],
  /** As many hub connections as `FILES` allows. Each has no login and sends nothing after the handshake. */
  'strangers-at-the-hub': (target) => [
    { ...common, connections: FILES, first: [encoded(handshake(target, ''))], again: null },
  ],
  /** More connections than the server has file descriptors. Each sends one call per minute. */
  'idle-connections': (target) => {
    const call = encoded(get(target, pathOf('is-authenticated')));
    const half: Stream = {
      ...common,
      connections: FILES,
      first: [call],
      again: [call],
      perSecond: 1 / 60,
    };
    return [half, half];
  },
  /** One connection that requests the status as fast as the server reads, without waiting for responses. */
  pipelining: (target) => [pipelined(1, [get(target, pathOf('status'))])],
  /** Commands of four guests, each sent without waiting for the response to the command before. */
  commands: (target) => [commandsOf(target, 4)],
  /** The two calls that cost the server the most: the static data and a profile. */
  'dear-calls': (target) => [
    pipelined(8, [
      get(target, pathOf('get-static-data'), target.guests[0]),
      get(
        target,
        pathOf('get-character-profile-data').replace(':id', String(target.characterId)),
        target.guests[1],
      ),
    ]),
  ],
  'wrong-logins': (target) => [
    pipelined(8, [post(target, pathOf('login'), '', JSON.stringify({ ...POST_LOGIN, isPersistent: false }))]),
  ],
  exports: (target) => [
    pipelined(
      4,
      target.guests.map((cookie) => get(target, pathOf('export-data'), cookie)),
    ),
  ],
};

function commandsOf(target: Target, guests: number): Stream {
  const command = (cookie: string): Buffer =>
    post(target, pathOf('begin-crafting'), cookie, JSON.stringify({ itemId: 1010, amount: 5 }));
  return pipelined(guests, target.guests.slice(0, guests).map(command));
}
