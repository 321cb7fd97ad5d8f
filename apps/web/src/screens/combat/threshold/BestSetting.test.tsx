import { MantineProvider } from '@mantine/core';
import type { Forecast } from '@slumberfell/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BestSetting } from './BestSetting.tsx';
import { bestOf } from './best-setting.ts';

const forecast = { survives: 0.97 } as Forecast;
const answered = { status: { status: 'answered', answer: forecast, isDone: true }, at: 0 } as const;
const waiting = { status: { status: 'waiting' }, at: 0 } as const;
const refused = { status: { status: 'refused', code: 'hunt/wrong-region' }, at: 0 } as const;
const failed = { status: { status: 'failed' }, at: 0 } as const;

const textOf = (...known: Parameters<typeof bestOf>): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <BestSetting best={bestOf(...known)} percent={20} onChoose={() => undefined} />
    </MantineProvider>,
  )
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, '');

test('names the best setting and offers it', () => {
  expect(textOf(answered, 35, answered)).toBe('Best: 35%, survives 97% of the time.Set to 35%');
  expect(textOf(answered, 20, answered)).not.toContain('Set to');
});

test('waits for the setting and for what it brings', () => {
  expect(textOf(waiting, null, waiting)).toBe('Comparing the settings…');
  expect(textOf(answered, 35, waiting)).toBe('Comparing the settings…');
  expect(textOf(answered, 35, { ...answered, isOld: true })).toBe('Comparing the settings…');
});

test.each([refused, failed])('says when it could not be worked out, and waits no longer', (ended) => {
  const none = 'The best setting could not be worked out.';
  expect(textOf(ended, null, waiting)).toBe(none);
  expect(textOf(answered, 35, ended)).toBe(none);
  expect(textOf({ ...ended, isOld: true }, null, waiting)).toBe('Comparing the settings…');
});
