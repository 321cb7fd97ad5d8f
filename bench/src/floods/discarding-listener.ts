import { createServer } from 'node:net';

/**
 * Accepts connections on a free port, reads what they send and sends nothing. Sends the port to the parent
 * process.
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
