import type { Frame } from '@slumberfell/protocol';

/** What nodes say to each other. */
export interface NodeMessages {
  /** A command was carried out on the node that says so. */
  frame(characterId: number, frame: Frame): void;
}
