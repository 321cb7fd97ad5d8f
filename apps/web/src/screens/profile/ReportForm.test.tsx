import { MantineProvider } from '@mantine/core';
import { REPORT_LIMITS, REPORT_REASONS } from '@slumberfell/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportForm } from './ReportForm.tsx';

test('offers every reason that the server takes, and a text of the length that it takes', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <ReportForm characterId={7} name="Ann" onClose={() => undefined} />
    </MantineProvider>,
  );
  const values = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
  expect(values).toEqual([...REPORT_REASONS]);
  expect(html).toMatch(new RegExp(`<textarea[^>]*rows="3"[^>]*maxLength="${REPORT_LIMITS.text}"`));
  expect(html).toMatch(/<label[^>]*>What is wrong with the name\?/);
  expect(html).toContain('<b>Ann</b> is not told');
});
