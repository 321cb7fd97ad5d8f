import type { Page } from 'playwright-core';

/** Lowest allowed width and height of a control, in CSS px (WCAG 2.2, 2.5.8). */
const LEAST_SIDE = 24;

/** How many controls of one kind are measured at most. For example, all tiles are of one kind. */
const ALIKE = 2;

/**
 * Checks controls on a page. A press at four points on a circle around a control's centre must hit the
 * control. Links inside a sentence are exempt (WCAG 2.2, 2.5.8, "inline").
 * @returns the name and size of each control that is too small; empty when there is none
 */
export const smallTargets = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(
    ([scope, least, alike]) => {
      const small = new Set<string>();
      const seen = new Map<string, number>();
      const root = document.querySelector(scope) as HTMLElement;
      const controls = root.querySelectorAll<HTMLElement>(
        'a[href], button, select, summary, input:not([type=hidden]), [role=slider], [role=button]',
      );
      const isInSentence = (control: HTMLElement): boolean =>
        getComputedStyle(control).display === 'inline' &&
        [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      for (const control of controls) {
        const kind = `${control.tagName} ${control.className} ${control.parentElement?.className}`;
        const count = seen.get(kind) ?? 0;
        const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (count >= alike || !isShown || isInSentence(control)) continue;
        seen.set(kind, count + 1);
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = control.getBoundingClientRect();
        // Does not check the skip link, or an input of which only the label is visible: they have no visible
        // box.
        if (box.width <= 1 || box.height <= 1 || box.bottom <= 0) continue;
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        const reach = least / 2 - 0.5;
        const owner = control.closest('.mantine-Slider-root') ?? control;
        const isHit = (dx: number, dy: number): boolean => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && (owner.contains(hit) || hit.closest('label')?.control === control);
        };
        const circle = [
          [-reach, 0],
          [reach, 0],
          [0, -reach],
          [0, reach],
        ] as const;
        if (circle.every(([dx, dy]) => isHit(dx, dy))) continue;
        const name = control.ariaLabel ?? control.textContent?.trim().slice(0, 40);
        small.add(`${control.tagName} "${name}" ${Math.round(box.width)}x${Math.round(box.height)}`);
      }
      return [...small];
    },
    [within, LEAST_SIDE, ALIKE] as const,
  );
