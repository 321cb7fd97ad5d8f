import type { Moment } from '@slumberfell/engine';
import type { CallErrorCode } from '../errors.ts';
import { contentVersion, count, instant } from '../schemas/numbers.ts';
import { eachSet } from '../schemas/static-data.ts';
import { z } from '../schemas/zod.ts';
import { gameEvent } from './events.ts';

/**
 * All events of one instant, or of one command. `revision` counts the character's commands; `to` is the
 * instant of these events and `from` that of the event before them (`shown.eventAt` before they are folded
 * in).
 */
export const frame = z.strictObject({
  revision: count,
  from: instant,
  to: instant,
  events: z.array(gameEvent).max(64).readonly(),
});
export type Frame = z.infer<typeof frame>;

/** The frame of what happened at one instant to a character whose last event was at `from`. */
export const frameOf = (revision: number, from: number, moment: Moment): Frame => ({
  revision,
  from,
  to: moment.at,
  events: moment.events,
});

/** The first message of each connection: the `PROTOCOL_VERSION` of the server at its other end. */
export const protocolTold = z.strictObject({ version: count });
export type ProtocolTold = z.infer<typeof protocolTold>;

/** Distinct characters with a running session or an open socket, on all nodes, at most 10 s old. */
export const notifyPlayerCount = z.strictObject({ activeCharacters: count });
export type NotifyPlayerCount = z.infer<typeof notifyPlayerCount>;

/**
 * Tells the client that frames alone do not lead on from what it holds: fetch the layout again. `late`: the
 * node fell more than 10 s behind and dropped frames; `reopened`: the row was changed elsewhere and the film
 * starts anew from it.
 */
export const refetch = z.strictObject({ why: z.enum(['late', 'reopened']) });
export type Refetch = z.infer<typeof refetch>;

/**
 * How far the frames have come: the character's commands, and the instant of its last event. Sent on
 * connecting. A client that holds as much has missed nothing; any other fetches the layout.
 */
export const standing = z.strictObject({ revision: count, eventAt: instant });
export type Standing = z.infer<typeof standing>;

/**
 * Which report of the player's absence waits to be read, by its `since`; null when it has been dismissed.
 * Sent when that changes, so that all tabs and devices show and hide it together.
 */
export const idleReportWaits = z.strictObject({ since: instant.nullable() });
export type IdleReportWaits = z.infer<typeof idleReportWaits>;

/**
 * The versions of the nine sets that are live. Sent on connecting, and when that changes before the first
 * frame of the new content: a client that holds other ones fetches those that differ before it folds in what
 * comes after this. `content` is the version that the actions of characters name.
 */
export const staticDataChanged = z.strictObject({
  content: contentVersion,
  versions: z.strictObject(eachSet(contentVersion)),
});
export type StaticDataChanged = z.infer<typeof staticDataChanged>;

/**
 * Why a connection is refused. The body of a refused call is the HTTP answer of the handshake, or, once there
 * is a WebSocket, the `data` of a client's `connect_error`.
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

/** Every message the hub sends, by name. */
export const hubMessages = {
  protocol: protocolTold,
  frame,
  NotifyPlayerCount: notifyPlayerCount,
  refetch,
  standing,
  StaticDataChanged: staticDataChanged,
  IdleReport: idleReportWaits,
} as const;

/** socket.io's listener map for server-to-client messages. */
export type HubMessages = {
  [M in keyof typeof hubMessages]: (message: z.infer<(typeof hubMessages)[M]>) => void;
};
