import type { Moment } from '@slumberfell/engine';
import type { CallErrorCode } from '../errors.ts';
import { announcements } from '../schemas/announcement.ts';
import { celebrated } from '../schemas/celebration.ts';
import { toldDecisions } from '../schemas/decision.ts';
import { NAME_MAX } from '../schemas/limits.ts';
import { contentVersion, count, id, instant } from '../schemas/numbers.ts';
import type { SIGN_OF_LIFE } from '../schemas/sign-of-life.ts';
import { eachSet } from '../schemas/static-data.ts';
import { z } from '../schemas/zod.ts';
import { gameEvent } from './events.ts';

/**
 * Most commands have a few events. The bound is that of a plan, which may wear and sell hundreds of pieces
 * between two sessions.
 */
const MOST_EVENTS = 2_000;

/**
 * All events of one instant or of one command. `revision` is the number of the character's commands so far.
 * `to` is the instant of these events, `from` the instant of the character's last event before them.
 */
export const frame = z.strictObject({
  revision: count,
  from: instant,
  to: instant,
  events: z.array(gameEvent).max(MOST_EVENTS).readonly(),
});
export type Frame = z.infer<typeof frame>;

/** Makes the frame of a moment. `from` is the instant of the character's last event before the moment. */
export const frameOf = (revision: number, from: number, moment: Moment): Frame => ({
  revision,
  from,
  to: moment.at,
  events: moment.events,
});

/**
 * The answer to a repeated command whose first answer was too long to be kept. It has no events and begins at
 * 0, the instant of no event. So a client that holds the command's frame skips it, and for any other client
 * it is a gap: the client fetches the layout.
 */
export const unkept = ({ revision, to }: Frame): Frame => ({ revision, from: 0, to, events: [] });

/** The first message of each connection: the `PROTOCOL_VERSION` of the server. */
export const protocolMessage = z.strictObject({ version: count });
export type ProtocolMessage = z.infer<typeof protocolMessage>;

/**
 * The number of distinct characters with a running session or an open socket, on all nodes. It is at most 10
 * s old.
 */
export const notifyPlayerCount = z.strictObject({ activeCharacters: count });
export type NotifyPlayerCount = z.infer<typeof notifyPlayerCount>;

/**
 * The client must fetch the layout again, because the next frames do not follow what it holds. `late`: the
 * node was more than 10 s behind and dropped frames. `reopened` is not sent: when another process changed the
 * stored row, the playback starts again and the hub sends `standing`. The value stays, because published
 * documents of the wire have it.
 */
export const refetch = z.strictObject({ why: z.enum(['late', 'reopened']) });
export type Refetch = z.infer<typeof refetch>;

/**
 * The character's revision and the instant of its last event. The hub sends it when a client connects, and
 * when a playback starts again because another process changed the character. A client that holds the same
 * has missed nothing; any other client fetches the layout. `waitsUntil` is that of the layout: the hub also
 * sends the standing when the server's clock was set back, and a client that holds another `waitsUntil`, or
 * none, fetches the layout.
 */
export const standing = z.strictObject({
  revision: count,
  eventAt: instant,
  waitsUntil: instant.optional(),
});
export type Standing = z.infer<typeof standing>;

/**
 * The pending idle report, identified by its `since`, or null after it was dismissed. The hub sends each
 * change to all sockets of the character, so that all tabs and devices show the same.
 */
export const idleReportWaits = z.strictObject({ since: instant.nullable() });
export type IdleReportWaits = z.infer<typeof idleReportWaits>;

/**
 * A page of the character celebrates these firsts. The hub sends it to all sockets of the character, so that
 * no other page celebrates them, too.
 */
export const celebratedFirsts = celebrated;
export type CelebratedFirsts = z.infer<typeof celebratedFirsts>;

/**
 * The live versions of the sets. The hub sends them when a client connects, and on a change before the
 * first frame of the new content. The client fetches the sets that differ before it folds later frames.
 * `content` is the version that the actions of characters refer to.
 */
export const staticDataChanged = z.strictObject({
  content: contentVersion,
  versions: z.strictObject(eachSet(contentVersion)),
});
export type StaticDataChanged = z.infer<typeof staticDataChanged>;

/**
 * What the host tells every open page. The hub sends it when a client connects, and on a change. A client
 * itself hides an announcement at its end.
 */
export const hostAnnouncements = announcements;

/**
 * What an administrator has decided about the character, and the name that it has now. The hub sends it to
 * all sockets of the character after a decision. At the start, a client finds both in the layout.
 */
export const characterDecisions = z.strictObject({
  name: z.string().min(1).max(NAME_MAX),
  decisions: toldDecisions,
});
export type CharacterDecisions = z.infer<typeof characterDecisions>;

/**
 * A character has closed a chapter whose end is announced. The hub sends it to all sockets of all nodes,
 * once. A message may be lost, and there is no other way to learn of it.
 */
export const chapterAnnounced = z.strictObject({
  /** The character's name. */
  name: z.string().min(1).max(NAME_MAX),
  /** The number of the chapter. */
  chapter: id,
});
export type ChapterAnnounced = z.infer<typeof chapterAnnounced>;

/**
 * The codes with which the server refuses a connection. It sends the refusal as the HTTP answer of the
 * handshake, or, after the upgrade to a WebSocket, as the `data` of the client's `connect_error`.
 */
export const HUB_REFUSALS = [
  'request/invalid',
  'request/origin',
  'request/not-authenticated',
  'character/none',
  'request/too-many',
  'busy',
  'storage/full',
  'storage/unwritable',
  'internal',
] as const satisfies readonly CallErrorCode[];
export type HubRefusal = (typeof HUB_REFUSALS)[number];

/** Every message that the hub sends, by name. */
export const hubMessages = {
  protocol: protocolMessage,
  frame,
  NotifyPlayerCount: notifyPlayerCount,
  refetch,
  standing,
  StaticDataChanged: staticDataChanged,
  IdleReport: idleReportWaits,
  Celebrated: celebratedFirsts,
  Announcements: hostAnnouncements,
  Decisions: characterDecisions,
  ChapterAnnounced: chapterAnnounced,
} as const;

/** The type of socket.io's listeners for messages from clients. */
export interface ClientMessages {
  readonly [SIGN_OF_LIFE]: (answer: () => void) => void;
}

/** The type of socket.io's listeners for messages from the server. */
export type HubMessages = {
  [M in keyof typeof hubMessages]: (message: z.infer<(typeof hubMessages)[M]>) => void;
};
