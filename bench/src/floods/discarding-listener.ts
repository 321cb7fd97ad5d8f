import { createServer } from 'node:net';

/** Takes connections on a port of this machine, reads what they send and answers nothing. It tells its parent the port. */
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.resume();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.(address.port);
});
process.once('disconnect', () => process.exit());
