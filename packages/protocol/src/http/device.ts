import { MAX_LEVEL, SKILLS } from '@slumberfell/engine';
import { instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/** The most devices of one account. */
export const DEVICES_PER_ACCOUNT = 10;

/** Minutes of a day. */
const MINUTES = 24 * 60;

/**
 * Identifies a device: the first 22 characters of the SHA-256 of its endpoint in base64url. So a page that
 * has a subscription can compute which device it is.
 */
export const deviceId = z.string().regex(/^[\w-]{22}$/);

/** A minute of the day on the device's clock, from 0 (midnight). */
const minuteOfDay = z
  .int()
  .min(0)
  .max(MINUTES - 1);

/**
 * Between these minutes the device gets no alerts. `from` is within and `to` is not. If `from` is after `to`,
 * midnight lies between them; if they are equal, they are the whole day.
 */
const quietHours = z.strictObject({ from: minuteOfDay, to: minuteOfDay });

/** The skills, as a JSON Schema can list them. */
const skillId = z.literal(SKILLS.map(({ id }) => id));

/** Of what a device is told. */
const wantedAlerts = z.strictObject({
  /** What runs has ended. */
  sessionEnd: z.boolean(),
  /** A plan is done, or had to skip a step. */
  plan: z.boolean(),
  defeat: z.boolean(),
  /** What runs ends in ten minutes, if what is shown decides when. */
  soon: z.boolean(),
  /** A chapter of the story that waited for its day has opened. Absent in a request: no. */
  chapter: z.boolean().optional(),
  /** The level of a skill is reached. Null: no level. */
  level: z.strictObject({ skillId, level: z.int().min(2).max(MAX_LEVEL) }).nullable(),
});

const deviceSettings = {
  /** A name of the IANA time zone database, such as `Europe/Berlin`. */
  timeZone: z.string().regex(/^[A-Za-z0-9_+/-]{1,64}$/),
  /** Null: none. */
  quietHours: quietHours.nullable(),
  wants: wantedAlerts,
};

/**
 * A push subscription as browsers give it (`PushSubscription.toJSON`, without `expirationTime`), with the
 * settings of its device.
 */
export const registerDeviceInput = z.strictObject({
  /** An https address at a push service that this server sends to. */
  endpoint: z.string().min(1).max(1_024),
  keys: z.strictObject({
    /** A point of the curve P-256, uncompressed: 65 bytes in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{21}[AQgw]$/),
  }),
  ...deviceSettings,
});
export type RegisterDeviceInput = z.infer<typeof registerDeviceInput>;

/** A device as its owner sees it, without what is needed to send to it. */
export const device = z.strictObject({
  id: deviceId,
  /** Such as "Firefox on Linux". */
  browser: z.string().max(80),
  /** Host name of its push service. */
  pushService: z.string().max(255),
  ...deviceSettings,
  createdAt: instant,
  /** When the last alert was sent to it; null before the first one. */
  lastToldAt: instant.nullable(),
  /** Whether its push service has taken an alert for it. Before, it is told nothing. */
  reached: z.boolean(),
  /** Whether the caller's login registered it. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

/** The oldest is the first. */
export const devices = z.array(device).max(DEVICES_PER_ACCOUNT).readonly();

/**
 * The public key of this server for alerts: the `applicationServerKey` of subscriptions, 65 bytes in
 * base64url.
 */
export const alertKey = z.strictObject({ publicKey: z.string().regex(/^B[\w-]{86}$/) });
