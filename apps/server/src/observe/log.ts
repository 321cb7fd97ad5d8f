import { type DestinationStream, pino } from 'pino';
import { loggedPath } from './logged-path.ts';

/** What is logged, from the least to the most; `silent` logs nothing. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Lines of JSON. Fastify's own mention of a request is cut down to its method and path.
 * @param destination standard output unless told otherwise.
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
