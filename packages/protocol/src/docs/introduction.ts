import { messageOf } from '../errors.ts';
import { API_BASE, RECONNECT_DELAYS } from '../http/addresses.ts';
import { HUB_REFUSALS } from '../hub/hub.ts';
import type { ServerFacts } from './facts.ts';
import type { Info } from './openapi-types.ts';

export const LICENSE: Info['license'] = { name: 'MIT', identifier: 'MIT' };

/** The introduction to the calls, one paragraph each. */
export const callsIntroduction = (facts: ServerFacts): readonly string[] => [
  `All calls are below \`${API_BASE}\` and take and answer JSON, which may be a bare value such as \`40\`. The session travels in the cookie \`${facts.cookie}\`. Calls that change something are refused when they come from the pages of another site.`,
  'Schemas are strict: an unknown field or query parameter, a string where a number belongs, or a body where none is described is refused with 400 `request/invalid`, and nothing has changed. All whole numbers are at most 2^53 - 1, and lengths of texts count UTF-16 units.',
  'Every refusal is JSON with a `code` and a `message` for people. What the game itself refuses is 409. An address or method that is not described here is 404.',
  `A body has at most ${facts.bodyBytes} bytes (413) and a request arrives whole within ${facts.requestSeconds} s (408). Of one character at most ${facts.callsPerCharacter} calls are under way or wait at a time (429). While the database is busy any call may be answered 503: try again.`,
];

/** The introduction to the hub, one paragraph each. */
export const hubIntroduction = (facts: ServerFacts): readonly string[] => [
  `The hub speaks socket.io, over websockets only. The session cookie \`${facts.cookie}\` says whose character is meant. Clients send nothing but the CONNECT of socket.io and the pongs of engine.io: any other message closes the connection.`,
  'Fetch the layout, connect, and fold every frame over what the layout said: the result is what the next layout would say.',
  `A connection is refused with the same body as a call: ${HUB_REFUSALS.map((code) => `\`${code}\` (${messageOf(code)})`).join(' ')} Origin, session and character are checked before the handshake becomes a WebSocket, and a refusal is its HTTP answer. A browser does not show that answer to the page, which finds the reason by an ordinary call. What is refused after that is told in the \`data\` of \`connect_error\`, and the connection is closed: a session that has just ended, or a socket too many. A character has at most ${facts.socketsPerCharacter} sockets.`,
  'A client that does not read what it is sent is disconnected, without being told. Connect again and fetch the layout.',
  `Reconnect after ${RECONNECT_DELAYS.map((delay) => delay / 1000).join(', ')} s, then leave it to the player.`,
];
