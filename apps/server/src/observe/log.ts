import { type DestinationStream, pino } from 'pino';
import { loggedPath } from './logged-path.ts';

/**
 * Levels of the log. From `fatal` to `trace` each level logs more than the one before; `silent` logs nothing.
 */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Creates a log of JSON lines. Reduces Fastify's description of a request to its method and path.
 * @param destination of the lines. Default: standard output.
 */
export const createLog = (level: LogLevel, destination: DestinationStream = pino.destination(1)) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: pino.stdSerializers.err,
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: loggedPath(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      },
    },
    destination,
  );
