import type { hubMessages } from '../hub/hub.ts';

/** What the documents say of each message of the hub. */
export const MESSAGE_TEXTS: Readonly<Record<keyof typeof hubMessages, string>> = {
  protocol:
    'The version of the protocol that this server speaks, the first message of each connection. A client of another version may misread what follows: load the client again.',
  frame:
    'All events of one instant, or of one command. A frame leads on from what a client holds when `from` is the instant of its last event and `revision` is the same or the next one; a frame that is held already is skipped; anything else is a gap, and the layout is to be fetched again. The frame of a command comes twice, in its answer and here.',
  NotifyPlayerCount:
    'How many distinct characters have a running session or an open socket, on all nodes, at most 10 s old. Sent on connecting and whenever it changes.',
  refetch:
    'Frames alone do not lead on any more: fetch the layout again. `late`: the server fell behind and left frames out. `reopened`: the character was changed elsewhere.',
  standing:
    "How far the frames have come: the character's commands, and the instant of its last event. Sent on connecting: a client that holds as much has missed nothing, any other fetches the layout.",
  StaticDataChanged:
    'Which versions of the nine sets are live. Sent on connecting, and when new content takes effect before the first frame of it: fetch the sets whose versions differ before folding in what comes after this.',
  IdleReport:
    "Which report of the player's absence waits to be read, by its `since`; null when it has been dismissed. Sent to all sockets of the character when that changes. What waits when a client opens stands in the layout data.",
};
