import type { ProtocolStatus } from './protocol-guard.ts';

/** What the player reads while the protocol versions of page and server differ. */
export const PROTOCOL_TEXTS: Readonly<Record<Exclude<ProtocolStatus, 'same'>, string>> = {
  reloads:
    'The game has been updated. This page reloads by itself as soon as you have sent or cleared what you are typing. Your legend goes on working.',
  differs:
    'The game is being updated. Your legend goes on working. This page waits, and comes back by itself.',
};

/** Shown once, after the page has reloaded itself. */
export const RELOADED_WORDS = 'The game was updated, so this page has reloaded itself. Nothing was lost.';
