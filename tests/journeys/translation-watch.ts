/**
 * Watches a page for changes that a translated page would not show. A browser's translator replaces each text
 * node by elements with the translated text, except in elements with `translate="no"`. React keeps the text
 * nodes that were replaced: what it writes into them later is not shown, and where it removes one of them, or
 * inserts something before it, it throws. A text that is the only child of its element is safe, because React
 * replaces the element's whole content. Runs in the page, before its scripts. Faults go to the console as
 * errors.
 */
export function watchTranslation(): void {
  const reported = new Set<string>();
  const report = (what: string, node: Node, parent: Element) => {
    const styled = parent.closest('[class]');
    const place = `${parent.localName} of ${styled?.localName}.${styled?.getAttribute('class')}`;
    const words = (node.textContent ?? '').trim().slice(0, 60);
    const fault = `Not safe to translate: ${what} in ${place}`;
    if (reported.has(fault)) return;
    reported.add(fault);
    console.error(`${fault}: "${words}" in "${(parent.textContent ?? '').slice(0, 90)}"`);
  };
  const isText = (node: Node | null): node is Text =>
    node?.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '';
  const isTranslated = (element: Element | null): element is Element =>
    element !== null && element.closest('[translate="no"], svg, style, script') === null;
  /** Whether a text is a number alone, with its signs. */
  const isNumber = (text: string) => /^[+\-−×]?\d[\d.,:/ ]*[%kM]?$/.test(text.trim());

  const seeText = (text: Node) => {
    const parent = text.parentElement;
    if (!isTranslated(parent) || !isText(text)) return;
    if (parent.childNodes.length > 1) report('a text changes beside others', text, parent);
    else if (parent.localName !== 'option' && isNumber(text.nodeValue ?? ''))
      report('a number without translate="no" changes', text, parent);
  };
  const seeChildren = (record: MutationRecord) => {
    const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
    if (!(target instanceof Element) || !isTranslated(target)) return;
    const isAlone = previousSibling === null && nextSibling === null;
    for (const node of removedNodes) {
      if (isText(node) && !isAlone) report('a text is removed', node, target);
    }
    for (const node of addedNodes) {
      if (isText(node) && !isAlone) report('a text is added beside others', node, target);
      if (node instanceof Element && isText(nextSibling)) {
        report('an element is inserted before a text', node, target);
      }
    }
  };
  const observe = () =>
    new MutationObserver((records) => {
      for (const record of records) {
        if (record.type === 'characterData') seeText(record.target);
        else seeChildren(record);
      }
    }).observe(document.body, { subtree: true, characterData: true, childList: true });
  if (document.body) observe();
  else addEventListener('DOMContentLoaded', observe);
}
