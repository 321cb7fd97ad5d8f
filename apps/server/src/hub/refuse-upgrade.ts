import type { Duplex } from 'node:stream';
import type { CallErrorCode } from '@slumberfell/protocol';
import { rawAnswer } from '../http/raw-answer.ts';

/**
 * Answers a websocket handshake as a call would be refused, and closes its connection. @param headers of
 * every answer.
 */
export function refuseUpgrade(
  socket: Duplex,
  code: CallErrorCode,
  headers: Readonly<Record<string, string>>,
): void {
  socket.end(rawAnswer(code, headers), () => socket.destroy());
}
