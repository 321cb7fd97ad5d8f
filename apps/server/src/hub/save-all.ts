import pLimit from 'p-limit';

/** Characters that are left at a time: enough for full groups of the writer, not enough to crowd out anybody's answer. */
const AT_A_TIME = 50;

/** What is left undone after so long, in ms, stays undone: nothing of it is lost but the record of what was seen. */
const TIME = 4_000;

/** Leaves characters before the process goes down. @returns how many were left in time. */
export async function leaveAll(
  characters: readonly number[],
  leave: (characterId: number) => Promise<void>,
): Promise<number> {
  const limit = pLimit(AT_A_TIME);
  let left = 0;
  const leaveOne = async (characterId: number): Promise<void> => {
    await leave(characterId);
    left++;
  };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      limit.clearQueue();
      resolve();
    }, TIME);
  });
  await Promise.race([limit.map(characters, leaveOne), timeout]);
  clearTimeout(timer);
  return left;
}
