import { messageOf } from '../errors.ts';
import { API_BASE, RECONNECT_DELAYS } from '../http/addresses.ts';
import { HUB_REFUSALS } from '../hub/hub.ts';
import { SIGN_OF_LIFE } from '../schemas/sign-of-life.ts';
import type { ServerFacts } from './facts.ts';
import type { Info } from './openapi-types.ts';

export const LICENSE: Info['license'] = { name: 'MIT', identifier: 'MIT' };

/** The introduction of the OpenAPI document: what holds for all calls over HTTP. One paragraph each. */
export const callsIntroduction = (facts: ServerFacts): readonly string[] => [
  `The paths of all calls begin with \`${API_BASE}\`. Bodies and answers are JSON, which may be a bare value such as \`40\`. The cookie \`${facts.cookie}\` identifies the login; its name ends with the port of the game's address, such as \`-3000\`, where the address has one. An answer 401 of a call that needs a login says in \`login\` whether no cookie came (\`none\`) or the login of the cookie has \`expired\` or was \`ended\`. A call that changes something is refused when a page of another site sends it.`,
  'Schemas are strict: an unknown field or query parameter, a string where a number belongs, or a body where none is described is refused with 400 `request/invalid`, and nothing changes. All whole numbers are at most 2^53 - 1, and lengths of texts count UTF-16 units.',
  'Every refusal is JSON with a `code` and a `message` for people. A refusal by the rules of the game is 409. HEAD is answered wherever GET is, without a body. A path or method that is not described here is 404.',
  `A body has at most ${facts.bodyBytes} bytes (413) and the whole request must arrive within ${facts.requestSeconds} s (408). At most ${facts.callsPerCharacter} calls of one character run or wait at the same time (429). When the database is busy, any call may get the answer 503: send it again.`,
];

/** The introduction of the AsyncAPI document: what holds for all messages of the hub. One paragraph each. */
export const hubIntroduction = (facts: ServerFacts): readonly string[] => [
  `The hub uses socket.io, over WebSockets only. The login cookie \`${facts.cookie}\` decides whose character it is. Clients send nothing except the CONNECT of socket.io, the pongs of engine.io and the message \`${SIGN_OF_LIFE}\`: any other message closes the connection. \`${SIGN_OF_LIFE}\` has no content and asks for an acknowledgement of socket.io, which shows a client that was asleep that the connection still lives.`,
  'Fetch the layout, connect, and fold every frame over the layout: the result equals the next layout.',
  `A connection is refused with the same body as a call: ${HUB_REFUSALS.map((code) => `\`${code}\` (${messageOf(code)})`).join(' ')} Origin, session and character are checked before the handshake becomes a WebSocket, and a refusal is its HTTP answer. A browser does not give that answer to the page; the page gets the reason from an ordinary call. A refusal after the handshake is the \`data\` of \`connect_error\`, and then the connection is closed: the login has just ended, or the character has too many sockets. A character has at most ${facts.socketsPerCharacter} sockets.`,
  'The server disconnects a client that does not read its messages, without a message about it. Connect again and fetch the layout.',
  `Reconnect after ${RECONNECT_DELAYS.map((delay) => delay / 1000).join(', ')} s. After that, let the player decide.`,
];
