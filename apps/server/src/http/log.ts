import { pino } from 'pino';
import type { LogLevel } from '../config.ts';

/** Lines of JSON on standard output. Fastify's own mention of a request is cut down to its method and path. */
export const createLog = (level: LogLevel) =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: pino.stdSerializers.err,
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  });
