import type { Frame } from '@slumberfell/protocol';

/** Messages between nodes. */
export interface NodeMessages {
  /** The sending node has executed a command. */
  frame(characterId: number, frame: Frame): void;
}
