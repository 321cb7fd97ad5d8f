/**
 * The only message that a client may send to the hub. It has no content and asks for an acknowledgement of
 * socket.io, by which a client that was asleep learns in seconds whether its connection still lives. A server
 * of an earlier release closes the connection instead, and the client connects again.
 */
export const SIGN_OF_LIFE = 'SignOfLife';
