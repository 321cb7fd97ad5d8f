import { expect, test } from 'vitest';

test('`expect.poll` waits longer than the default of 1 s', async () => {
  const begun = performance.now();
  await expect.poll(() => performance.now() - begun).toBeGreaterThan(1_200);
});
