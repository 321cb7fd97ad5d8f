import type { ProtocolStatus } from './protocol-guard.ts';

/** What the player is told while page and server do not understand each other. */
export const PROTOCOL_WORDS: Readonly<Record<Exclude<ProtocolStatus, 'same'>, string>> = {
  reloads:
    'The game was updated. This page reloads by itself as soon as you have sent or cleared what you are typing. Your legend goes on working.',
  differs:
    'The game is being updated, and this page and the server do not understand each other yet. Your legend goes on working. The page keeps asking and comes back by itself.',
};

/** Told once by the page that a reload of its own has brought. */
export const RELOADED_WORDS = 'The game was updated, so this page has reloaded itself. Nothing was lost.';
