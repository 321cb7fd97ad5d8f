import { createServer } from 'node:net';

/**
 * The process that receives the floods of the control rounds. It listens on a free port and sends the port to
 * the parent process. It reads what connections send, discards it and sends nothing back.
 */
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.resume();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.(address.port);
});
process.once('disconnect', () => process.exit());
