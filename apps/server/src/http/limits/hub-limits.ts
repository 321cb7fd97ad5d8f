/** Maximum number of sockets that one character may have open: the tabs and devices of one player. */
export const SOCKETS_PER_CHARACTER = 10;
