import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useState,
} from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { HintOptions } from './HintBubble.tsx';

const HintBubble = lazyComponent(async () => (await import('./HintBubble.tsx')).HintBubble);

/**
 * On a touch screen one touch points at, focuses and presses the element. The hint renders as a transition,
 * so that the page handles the press before it.
 */
const afterPress = startTransition;

interface HintProps extends HintOptions {
  /**
   * The element that has the hint. The hint opens when the player points at the element, touches it, or
   * focuses it with the keyboard.
   */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A text shown beside an element: Mantine's `Tooltip`, in a separate script. */
export function Hint({ label, children, ...looks }: HintProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  // The text stays in the bubble while it closes because there is nothing to say any more.
  const [said, setSaid] = useState(label);
  if (label !== null && label !== said) setSaid(label);
  const [pointed, setPointed] = useState(false);
  const [reached, setReached] = useState(false);
  const dismiss = useCallback(() => {
    setPointed(false);
    setReached(false);
  }, []);
  const opened = (pointed || reached) && label !== null;
  // Whether the script of `HintBubble` has loaded. It is not in the screen's script, because most hints never
  // open. If it cannot be fetched, the screen works without hints.
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (!opened || here) return;
    HintBubble.preload().then(
      () => afterPress(() => setHere(true)),
      () => {},
    );
  }, [opened, here]);
  const point = (element: HTMLElement | null) =>
    afterPress(() => {
      if (element) setTarget(element);
      setPointed(element !== null);
    });
  const reach = (element: HTMLElement | null) => {
    const visibly = element?.matches(':focus-visible') ?? false;
    afterPress(() => {
      if (element) setTarget(element);
      setReached(visibly);
    });
  };
  const child = cloneElement(children, {
    'aria-describedby': opened ? id : undefined,
    onMouseEnter: ({ currentTarget }) => point(currentTarget),
    onMouseLeave: () => point(null),
    onFocus: ({ currentTarget }) => reach(currentTarget),
    onBlur: () => reach(null),
  });
  return (
    <>
      {child}
      <Suspense>
        {target && here && (
          <HintBubble {...looks} id={id} label={said} target={target} opened={opened} onDismiss={dismiss} />
        )}
      </Suspense>
    </>
  );
}
