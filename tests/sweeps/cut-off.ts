import type { Page } from 'playwright-core';
import type { PlayerBrowser } from '../journeys/player-browser.ts';
import { clippedControls, clippedTexts } from '../journeys/steps/clipped.ts';
import { LARGE_TEXT, textSetting, USUAL_TEXT } from '../journeys/steps/text-setting.ts';

/** A window, and a size of text, in which the sweep measures what it has open. */
interface Setting {
  readonly name: string;
  readonly window: { readonly width: number; readonly height: number };
  /** Px of the root's font. */
  readonly text: number;
}

const NARROW: Setting = {
  name: 'on a screen of 320 px',
  window: { width: 320, height: 640 },
  text: USUAL_TEXT,
};

/** Large text gives this window the layout of a phone. */
const LARGE: Setting = {
  name: 'with text of twice the size',
  window: { width: 1280, height: 800 },
  text: LARGE_TEXT,
};

/** Large text in a window that keeps the layout of a wide screen, and the screens measured in it. */
const WIDE: Setting = {
  name: 'on a wide screen with text of twice the size',
  window: { width: 1920, height: 1080 },
  text: LARGE_TEXT,
};
const MEASURED_WIDE = new Set([
  ...['/api/docs', '/home', '/equipment', '/inventory', '/bestiary', '/pets', '/local-combat', '/account'],
  ...['/skills/mining', '/leaderboards'],
]);

/** The settings for a screen or part that the sweep has open. What only phones show is measured there. */
function settingsFor(isPhone: boolean, name: string, onPhones: boolean): readonly Setting[] {
  if (isPhone) return onPhones ? [NARROW, LARGE] : [NARROW];
  return MEASURED_WIDE.has(name) || name.startsWith('/items/') ? [LARGE, WIDE] : [LARGE];
}

/** How often the page is measured before a fault counts: a slow page may still be arranging its parts. */
const TRIES = 60;

/** @returns a sentence for each fault of the page's width, controls and texts that stays */
async function cutOff(page: Page, text: number): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const faults = await cutOffNow(page, text);
    if (faults.length === 0 || tries === TRIES) return faults;
  }
}

async function cutOffNow(page: Page, text: number): Promise<string[]> {
  const { over, size } = await page.evaluate(async () => {
    // Lists that compute their rows themselves measure in one frame and show the rows in the next.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    await frame();
    const root = document.documentElement;
    return { over: root.scrollWidth - root.clientWidth, size: getComputedStyle(root).fontSize };
  });
  if (size !== `${text}px`) throw new Error(`The root's font has ${size}, and not ${text} px`);
  const tooWide = over > 0 ? [`the page is ${over} px too wide`] : [];
  return [...tooWide, ...(await clippedControls(page)), ...(await clippedTexts(page))];
}

/** Measures what is open, on a narrow screen and with large text, and restores the browser's own window. */
export type Measure = (name: string, onPhones?: boolean) => Promise<string[]>;

/** @returns a function that gives a sentence for each fault of what is open */
export async function cutOffMeasure({ page, size, isPhone }: PlayerBrowser): Promise<Measure> {
  const setText = await textSetting(page);
  const apply = async ({ window, text }: Omit<Setting, 'name'>) => {
    await setText(text);
    await page.setViewportSize(window);
  };
  return async (name, onPhones = false) => {
    const faults: string[] = [];
    for (const setting of settingsFor(isPhone, name, onPhones)) {
      await apply(setting);
      for (const fault of await cutOff(page, setting.text)) faults.push(`${name}, ${setting.name}: ${fault}`);
    }
    await apply({ window: { width: size.width, height: size.height }, text: USUAL_TEXT });
    return faults;
  };
}
