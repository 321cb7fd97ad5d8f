import { ContentError } from '@slumberfell/content';
import { type Config, InvalidConfig, readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { type Server, startServer } from './server.ts';
import { StorageUnavailable } from './storage/unavailable.ts';

/** ms from the signal to the end of the process, whatever hangs. */
const STOP_WITHIN = 9_500;

/** Settings that are understood and not used yet: whoever sets one is told. */
const NOT_USED_YET = [
  'smtpUrl',
  'redisUrl',
  'metricsPort',
  'contactEmail',
  'communityUrl',
] as const satisfies readonly (keyof Config)[];

/** The server as a process: settings from the environment, a stop on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  for (const setting of NOT_USED_YET) {
    if (config[setting] !== null) log.warn({ setting }, 'this setting is not used by this release yet');
  }
  const server = await startServer(config, { log });
  log.info({ url: server.url, port: server.port }, 'ready');

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    void close(server, (error) => log.error({ err: error }, 'stopped badly'));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function close(server: Server, failed: (error: unknown) => void): Promise<void> {
  setTimeout(() => {
    failed(new Error(`Not stopped after ${STOP_WITHIN} ms`));
    process.exit(1);
  }, STOP_WITHIN).unref();
  try {
    await server.close();
    process.exit(0);
  } catch (error) {
    failed(error);
    process.exit(1);
  }
}

/** Whether an error is an operator's to mend: its message is for them, its stack is not. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof InvalidConfig ||
  error instanceof StorageUnavailable ||
  error instanceof ContentError ||
  (error instanceof Error && 'syscall' in error && error.syscall === 'listen');

try {
  await main();
} catch (error) {
  console.error(isForOperator(error) ? error.message : error);
  process.exit(1);
}
