import type { ChapterAnnounced, Frame } from '@slumberfell/protocol';

/** Messages between nodes. */
export interface NodeMessages {
  /** Sent by a node that has executed a command, with the frame of the command. */
  frame(characterId: number, frame: Frame): void;
  /** Sent by a node that has written announcements or posts. The others read them. */
  announcements(): void;
  /** Sent by a node on which a chapter was closed whose end is announced to all sockets. */
  chapterAnnounced(message: ChapterAnnounced): void;
}
