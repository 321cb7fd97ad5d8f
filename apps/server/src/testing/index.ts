/**
 * Test servers, clients and programs, for tests and benchmarks. Only PostgreSQL test databases need vitest.
 */
export { bundle } from './bundle.ts';
export { cookiePair } from './cookie-pair.ts';
export { freePort } from './free-port.ts';
export { MailReceiver } from './mail-receiver.ts';
export { offsetClock } from './offset-clock.ts';
export { OwnPostgres } from './own-postgres.ts';
export { PlainCookies } from './plain-cookies.ts';
export { openShippedGame } from './played-character.ts';
export { startPostgres } from './postgres-server.ts';
export { programPath } from './programs.ts';
export { PushReceiver } from './push-receiver.ts';
export { framesOf } from './raw-hub-client.ts';
export { storedAccount } from './stored-character.ts';
export { TestClient } from './test-client.ts';
export { TestClock } from './test-clock.ts';
export { startTestServer, type TestServer } from './test-server.ts';
export { UNLIMITED } from './unlimited.ts';
