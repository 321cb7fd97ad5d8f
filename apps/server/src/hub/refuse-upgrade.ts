import type { Duplex } from 'node:stream';
import type { CallErrorCode } from '@slumberfell/protocol';
import { rawAnswer } from '../http/answers/raw-answer.ts';

/**
 * Answers a websocket handshake with the HTTP answer of a refused call, and closes the connection.
 * @param headers headers that every answer has.
 */
export function refuseUpgrade(
  socket: Duplex,
  code: CallErrorCode,
  headers: Readonly<Record<string, string>>,
): void {
  socket.end(rawAnswer(code, headers), () => socket.destroy());
}
