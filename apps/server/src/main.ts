import { ContentError } from '@slumberfell/content';
import { InvalidConfig, readConfig } from './config.ts';
import { ContentRefused } from './game/content-import.ts';
import { createLog } from './http/log.ts';
import { type Server, startServer } from './server.ts';
import { StorageUnavailable } from './storage/unavailable.ts';

/** ms from the signal to the end of the process, whatever hangs. */
const STOP_WITHIN = 9_500;

/** The server as a process: settings from the environment, a stop on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
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

/** What an operator can mend, in a sentence for them; null for what is a bug. */
function sentenceFor(error: unknown): string | null {
  if (
    error instanceof InvalidConfig ||
    error instanceof StorageUnavailable ||
    error instanceof ContentError ||
    error instanceof ContentRefused
  ) {
    return error.message;
  }
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen')) return null;
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or set PORT to another one.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one from 1024 on.`;
  return error.message;
}

try {
  await main();
} catch (error) {
  console.error(sentenceFor(error) ?? error);
  process.exit(1);
}
