import { readConfig } from '@slumberfell/server/config.ts';
import { startServer } from '@slumberfell/server/server.ts';
import { UNLIMITED } from '@slumberfell/server/testing/unlimited.ts';
import { offsetClock } from './offset-clock.ts';

/** The server process that gets killed: `victim DATA_DIR CONTENT_DIR OFFSET_MS`. Tells its address as one line of JSON. */
const [, , dataDirectory, contentDirectory, offset] = process.argv;
const config = readConfig({
  PORT: '0',
  LOG_LEVEL: 'error',
  DATA_DIR: dataDirectory,
  CONTENT_DIR: contentDirectory,
  ...UNLIMITED,
});
const server = await startServer(config, { clock: offsetClock(Number(offset)) });
console.log(JSON.stringify({ url: `http://127.0.0.1:${server.port}` }));
