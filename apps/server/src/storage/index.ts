/** The storage's exports for tests and benchmarks that read or prepare rows. */
export { type Clock, wakeByTimer } from './database/clock.ts';
export { SQLITE_FILE } from './database/sqlite.ts';
export { openStorage, type StorageOptions } from './open.ts';
export type { Storage } from './storage.ts';
export type { StateTexts } from './tables/characters/columns.ts';
export { readTexts, saveState } from './tables/characters/locked-rows.ts';
export { type LogEntry, logAfter } from './tables/command-log.ts';
export { newestSnapshot, saveSnapshot } from './tables/snapshots.ts';
