import { createInterface } from 'node:readline';
import { offsetClock, startTestServer, UNLIMITED } from '@slumberfell/server/testing';

/**
 * The program of the server process that a test kills:
 * `server-under-kill DATA_DIR CONTENT_DIR OFFSET_MS [DATABASE_URL]`. The server's clock is `OFFSET_MS` ahead
 * of the system's clock, and each line of stdin is another offset. Prints the server's address as one line of
 * JSON, and each offset that it has taken.
 */
const [, , dataDirectory = '', contentDirectory = '', first, databaseUrl = null] = process.argv;
let offset = Number(first);
const server = await startTestServer({
  database: { databaseUrl, dataDirectory },
  clock: offsetClock(() => offset),
  settings: { LOG_LEVEL: 'error', CONTENT_DIR: contentDirectory, ...UNLIMITED },
});
console.log(JSON.stringify({ url: `http://127.0.0.1:${server.port}` }));
createInterface({ input: process.stdin }).on('line', (line) => {
  offset = Number(line);
  console.log(line);
});
