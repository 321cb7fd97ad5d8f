import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * How many times a test presses Tab at most: more than the Tab stops of any screen. A list or grid is one
 * stop.
 */
const STOPS = 120;

interface Focus {
  readonly name: string;
  /** Whether the focused element has a visible focus ring. */
  readonly visible: boolean;
}

/** A player who uses only the keyboard. Each focused element must have a visible focus ring. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  tabTo(name: string | RegExp): Promise<void> {
    return this.#walk('Tab', name);
  }

  tabBackTo(name: string | RegExp): Promise<void> {
    return this.#walk('Shift+Tab', name);
  }

  /**
   * Waits until the element with this name has the focus. The wait is needed because a dialog returns the
   * focus only after it has closed.
   */
  async expectFocus(name: string | RegExp): Promise<void> {
    const expected = typeof name === 'string' ? name : expect.stringMatching(name);
    await expect.poll(() => this.#focus(), { timeout: 30_000 }).toEqual({ name: expected, visible: true });
  }

  async #walk(key: string, sought: string | RegExp): Promise<void> {
    const passed: string[] = [];
    for (let stop = 0; stop < STOPS; stop++) {
      await this.press(key);
      const { name, visible } = await this.#focus();
      if (!visible) throw new Error(`The focus on "${name}" cannot be seen`);
      if (typeof sought === 'string' ? name === sought : sought.test(name)) return;
      passed.push(name);
    }
    throw new Error(`${key} does not lead to ${sought}, but to: ${passed.join(' | ')}`);
  }

  #focus(): Promise<Focus> {
    return this.#page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return { name: 'the page', visible: true };
      const input = element instanceof HTMLInputElement ? element : null;
      const name =
        element.getAttribute('aria-label') ?? input?.labels?.[0]?.textContent ?? element.textContent;
      // The focus ring may be the outline of another element: the label of a hidden radio button, or the
      // frame of a field.
      const bearers = [element, element.closest('label'), element.parentElement, element.nextElementSibling];
      const visible = bearers.some((bearer) => {
        if (!bearer) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(bearer);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      return { name: (name ?? '').trim(), visible };
    });
  }
}
