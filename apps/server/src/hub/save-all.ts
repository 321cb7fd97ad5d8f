import pLimit from 'p-limit';

/** Concurrent final saves: enough to fill the writer's batches, and few enough not to delay answers. */
const AT_A_TIME = 50;

/**
 * ms after which saves that are not done are skipped. They lose only the record of what the player has seen.
 */
const SAVE_TIMEOUT = 4_000;

/**
 * Saves characters before the process ends.
 * @returns how many were saved in time.
 */
export async function saveAll(
  characters: readonly number[],
  save: (characterId: number) => Promise<void>,
): Promise<number> {
  const limit = pLimit(AT_A_TIME);
  let saved = 0;
  const saveOne = async (characterId: number): Promise<void> => {
    await save(characterId);
    saved++;
  };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      limit.clearQueue();
      resolve();
    }, SAVE_TIMEOUT);
  });
  await Promise.race([limit.map(characters, saveOne), timeout]);
  clearTimeout(timer);
  return saved;
}
