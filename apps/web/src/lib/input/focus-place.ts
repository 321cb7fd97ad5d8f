/**
 * Elements that take the focus when another element that had it goes. Fields for text are left out: with the
 * focus they open the keyboard of a touch screen.
 */
const CONTROLS =
  'button, a[href], summary, [tabindex="0"], input:is([type="checkbox"], [type="radio"], [type="range"])';

/** A control, or an entry of a list. When it goes, the focus goes to the control or entry beside it. */
const ENTRY = 'li, tr, button, a, label, input, [role="listitem"], [role="row"], [role="option"]';

const HEADINGS = 'h1, h2, h3, h4';

/** Parts of a page that have a heading, or at least a control. */
const PARTS =
  'li, tr, section, article, aside, nav, header, footer, form, fieldset, dialog, [role="dialog"], main';

/** The gap that an element has left in the document. */
export interface Gap {
  readonly removed: Element;
  readonly parent: Node;
  readonly previous: Node | null;
  readonly next: Node | null;
  /** The place of the element that had the focus among the controls of `removed`; -1 when it is `removed`. */
  readonly index: number;
}

const isUsable = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null;

export const controlsOf = (part: Element): Element[] => [...part.querySelectorAll(CONTROLS)];

/** The usable control of a part at an index of its controls, else its first one; or the part itself. */
function controlIn(part: Element, index: number): HTMLElement | null {
  if (part.matches(CONTROLS)) return isUsable(part) ? (part as HTMLElement) : null;
  const controls = controlsOf(part);
  const same = controls[index];
  const found = same && isUsable(same) ? same : controls.find(isUsable);
  return (found ?? null) as HTMLElement | null;
}

const headingIn = (part: Element): HTMLElement | null =>
  part.matches(HEADINGS)
    ? (part as HTMLElement)
    : ([...part.querySelectorAll<HTMLElement>(HEADINGS)].find(isUsable) ?? null);

function* elementsFrom(start: Node | null, step: 'nextSibling' | 'previousSibling'): Iterable<Element> {
  for (let node = start; node !== null; node = node[step]) if (node instanceof Element) yield node;
}

/**
 * The element that takes the focus when the one that had it has gone: the next control or entry, else the
 * previous one, else the heading of the nearest part around the gap that has a heading or a control.
 * @param mayPress whether it may be a control; if not, it is a heading
 * @returns null when the part around the gap has gone, too
 */
export function focusAfter(gap: Gap, mayPress: boolean): HTMLElement | null {
  const { removed, parent, previous, next, index } = gap;
  if (!(parent instanceof Element && parent.isConnected)) return null;
  const isKept = (node: Node | null) => node?.parentNode === parent;
  // What stands in the gap now, which may be an element that has replaced the removed one.
  const here = isKept(previous) ? (previous?.nextSibling ?? null) : isKept(next) ? next : parent.firstChild;
  const replacing = here !== next && here instanceof Element ? here : null;
  if (mayPress && (replacing !== null || removed.matches(ENTRY))) {
    const nearest = replacing ? [replacing] : elementsFrom(here, 'nextSibling');
    for (const element of nearest) {
      const control = controlIn(element, index);
      if (control) return control;
    }
    if (!replacing)
      for (const element of elementsFrom(isKept(previous) ? previous : null, 'previousSibling')) {
        const control = controlIn(element, index);
        if (control) return control;
      }
  }
  const heading = replacing && headingIn(replacing);
  if (heading) return heading;
  for (let part: Element | null = parent; part !== null; part = part.parentElement) {
    if (!part.matches(PARTS)) continue;
    const taker = headingIn(part) ?? (mayPress ? controlIn(part, -1) : null);
    if (taker) return taker;
    if (part.matches('dialog, [role="dialog"], main')) return part as HTMLElement;
  }
  return null;
}
