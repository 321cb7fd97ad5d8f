import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/**
 * Keeps what a page shows as a png. Playwright's own way packs the file as tightly as it goes, which takes three times as
 * long.
 */
export async function takePicture(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await session.detach();
  await writeFile(path, data, 'base64');
}
