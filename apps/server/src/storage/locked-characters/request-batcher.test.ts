import { expect, test } from 'vitest';
import { RequestBatcher } from './request-batcher.ts';

test.each([true, false])(
  'jobs that leave out a question fall into step again; with turns: %s',
  async (yields) => {
    const together = new RequestBatcher(yields);
    const asked: string[] = [];
    const sendRequest = (name: string) =>
      together.requestKind(async (numbers: readonly number[]) => {
        asked.push(`${name} ${numbers.join(' ')}`);
        await Promise.resolve();
        return numbers.map((number) => number * 10);
      });
    const [first, second, third] = [sendRequest('first'), sendRequest('second'), sendRequest('third')];
    const results = await together.run(
      [1, 2, 3, 4].map((number) => async () => {
        let sum = number % 2 === 0 ? await first(number) : 0;
        if (number > 1) sum += await second(number);
        return number === 4 ? sum : sum + (await third(number));
      }),
    );
    expect(asked).toEqual(['first 2 4', 'second 3 2 4', 'third 1 3 2']);
    expect(results).toEqual([10, 60, 60, 80]);
  },
);

test('no job continues after one has failed, and a request that fails fails all', async () => {
  const together = new RequestBatcher(true);
  const send = together.requestKind((numbers: readonly number[]) =>
    numbers.includes(13) ? Promise.reject(new Error('unlucky')) : Promise.resolve(numbers),
  );
  const after: number[] = [];
  const job = (number: number) => async () => {
    await send(number);
    if (number === 2) throw new Error('two');
    after.push(number);
  };
  await expect(together.run([job(1), job(2), job(3)])).rejects.toThrow('two');
  expect(after).toEqual([1]);
  await expect(together.run([job(4), job(13)])).rejects.toThrow('unlucky');
  expect(after).toEqual([1]);
  expect(await together.run([])).toEqual([]);
});

test('a job that awaits anything else is reported', async () => {
  const together = new RequestBatcher(true);
  const strays = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
  await expect(together.run([strays])).rejects.toThrow('awaits something other than its request');
});
