/** Numbers in a chunk. Their JSON is made and cached as one string. */
const CHUNK = 128;

const chunks = new WeakMap<readonly number[], readonly string[]>();

/**
 * JSON of a long list of numbers that differs in a few places from an earlier list, such as a veteran's
 * inventory after a sale. Chunks that have not changed reuse the text of the earlier list.
 * @param before the earlier list, if its JSON has been made.
 */
export function listText(list: readonly number[], before: readonly number[] | null): string {
  let texts = chunks.get(list);
  if (texts === undefined) {
    texts = chunkTexts(list, before ?? []);
    chunks.set(list, texts);
  }
  return `[${texts.join(',')}]`;
}

function chunkTexts(list: readonly number[], before: readonly number[]): readonly string[] {
  const earlier = chunks.get(before) ?? [];
  const texts: string[] = [];
  for (let from = 0; from < list.length; from += CHUNK) {
    const text = earlier[from / CHUNK];
    texts.push(
      text !== undefined && isSameChunk(list, before, from) ? text : textOf(list.slice(from, from + CHUNK)),
    );
  }
  return texts;
}

const textOf = (numbers: readonly number[]): string => JSON.stringify(numbers).slice(1, -1);

function isSameChunk(list: readonly number[], before: readonly number[], from: number): boolean {
  const end = Math.min(from + CHUNK, list.length);
  if (end !== Math.min(from + CHUNK, before.length)) return false;
  for (let index = from; index < end; index++) if (list[index] !== before[index]) return false;
  return true;
}
