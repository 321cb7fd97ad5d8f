import type { Page } from 'playwright-core';

/**
 * Translates a page as the translators of browsers do: each text node is replaced by two nested `font`
 * elements with another text, except in elements with `translate="no"`. Texts that come later are translated
 * too. Here the text stays the same, so that the page can be compared with one that is not translated.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isTranslatable = (node: Node): boolean =>
      (node.nodeValue ?? '').trim() !== '' &&
      node.parentElement?.closest('font, svg, style, script, [translate="no"]') === null;
    const replace = (text: Node) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(document.createTextNode(text.nodeValue ?? ''));
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const replaceIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts.filter(isTranslatable)) replace(text);
    };
    replaceIn(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replaceIn(target);
        for (const node of addedNodes) if (node.isConnected) replaceIn(node);
      }
    }).observe(document.body, { subtree: true, characterData: true, childList: true });
  });
}

/** How many text nodes of a page are translated. */
export const countTranslated = (page: Page): Promise<number> => page.locator('font > font').count();
