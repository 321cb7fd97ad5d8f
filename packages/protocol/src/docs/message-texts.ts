import type { hubMessages } from '../hub/hub.ts';

/** What the documents say of each message of the hub. */
export const MESSAGE_TEXTS: Readonly<Record<keyof typeof hubMessages, string>> = {
  protocol:
    "The version of the server's protocol. It is the first message of each connection. A client of another version may misread later messages: reload the client.",
  frame:
    'All events of one instant, or of one command. A frame follows the state of a client when `from` is the instant of the last event there and `revision` is the same or the next one. Skip a frame that the state already contains. Any other frame is a gap: fetch the layout again. The frame of a command arrives twice, in its answer and here.',
  NotifyPlayerCount:
    'The number of distinct characters with a running session or an open socket, on all nodes. It is at most 10 s old. Sent when a client connects and on each change.',
  refetch:
    'The next frames do not follow the state of the client: fetch the layout again. `late`: the server was behind and dropped frames. `reopened` is reserved: when another process changed the character, the server sends `standing`.',
  standing:
    "The number of the character's commands, and the instant of its last event. Sent when a client connects, and when another process changed the character. A client with the same values has missed nothing; any other client fetches the layout. After the server's clock was set back, it is sent again with the `waitsUntil` of the layout: a client that does not hold that value fetches the layout.",
  StaticDataChanged:
    'The live versions of the sets. Sent when a client connects, and when new content becomes live, before its first frame. Fetch the sets whose versions differ before you fold later frames.',
  IdleReport:
    'The pending idle report, identified by its `since`; null after it was dismissed. Each change is sent to all sockets of the character. At the start, a client finds the pending report in the layout data.',
  Celebrated:
    'A page of the character celebrates these firsts. It is sent to all sockets of the character, so that no other page celebrates them, too.',
  Announcements:
    'The announcements of the host that have not ended, and when the newest post of the news was posted. Sent when a client connects and on each change. Hide an announcement at its `endsAt`; there is no message about that.',
  Decisions:
    'What an administrator has decided about the character, and the name that it has now. Sent to all sockets of the character after each decision, at the latest with the next check of its logins.',
  ChapterAnnounced:
    'A character, perhaps of another player, has closed a chapter of the story that unlocks `announcement`. Sent once to all sockets, after the command that closed it. Characters that are hidden from the leaderboards are not announced.',
};
