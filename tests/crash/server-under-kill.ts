import { offsetClock, startTestServer, UNLIMITED } from '@slumberfell/server/testing';

/**
 * The program of the server process that a test kills: `server-under-kill DATA_DIR CONTENT_DIR OFFSET_MS`.
 * The server's clock is `OFFSET_MS` ahead of the system's clock. Prints the server's address as one line of
 * JSON.
 */
const [, , dataDirectory = '', contentDirectory = '', offset] = process.argv;
const server = await startTestServer({
  database: { databaseUrl: null, dataDirectory },
  clock: offsetClock(Number(offset)),
  settings: { LOG_LEVEL: 'error', CONTENT_DIR: contentDirectory, ...UNLIMITED },
});
console.log(JSON.stringify({ url: `http://127.0.0.1:${server.port}` }));
