/** Input of `save-plan` with a list of so many pieces, each with the longest amount: 43 bytes for each. */
export const longPlan = (pieces: number, slot = 1) => ({
  slot,
  name: 'Long',
  steps: [
    {
      name: 'begin-disenchanting' as const,
      input: {
        itemId: 1,
        items: Array.from({ length: pieces }, (_, index) => ({
          itemId: 10_000 + index,
          amount: Number.MAX_SAFE_INTEGER,
        })),
      },
    },
  ],
});

/** Bytes of an input as JSON. */
export const bytesOf = (input: unknown): number => Buffer.byteLength(JSON.stringify(input));
