/** Characters that are left at a time: enough for full groups of the writer, not enough to crowd out anybody's answer. */
const AT_A_TIME = 50;

/** What is left undone after so long, in ms, stays undone: nothing of it is lost but the record of what was seen. */
const TIME = 4_000;

/** Leaves characters before the process goes down. @returns how many were left in time. */
export async function leaveAll(
  characters: readonly number[],
  leave: (characterId: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  let left = 0;
  let inTime = true;
  const work = async (): Promise<void> => {
    while (inTime && next < characters.length) {
      await leave(characters[next++] as number);
      left++;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      inTime = false;
      resolve();
    }, TIME);
  });
  await Promise.race([Promise.all(Array.from({ length: AT_A_TIME }, work)), timeout]);
  clearTimeout(timer);
  return left;
}
