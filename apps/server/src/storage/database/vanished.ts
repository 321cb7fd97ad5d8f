/** A row of a character whose row is locked is missing. A bug. */
export function vanished(characterId: number): never {
  throw new Error(`a row of character ${characterId} vanished under its lock`);
}
