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
 * Pointing, focusing and pressing come together on a touch screen. The hint renders as a transition, so the
 * press is handled first.
 */
const afterPress = startTransition;

interface HintProps extends HintOptions {
  /** The element that shows the hint when it is pointed at, touched, or focused by keyboard. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A text shown beside an element: Mantine's `Tooltip`, fetched when the first hint opens. */
export function Hint({ label, children, ...looks }: HintProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [pointed, setPointed] = useState(false);
  const [reached, setReached] = useState(false);
  const dismiss = useCallback(() => {
    setPointed(false);
    setReached(false);
  }, []);
  const opened = (pointed || reached) && label !== null;
  // The script of the hints is only fetched when one opens, because most elements with a hint never show it.
  // If it cannot be fetched, the screen works without hints.
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
          <HintBubble {...looks} id={id} label={label} target={target} opened={opened} onDismiss={dismiss} />
        )}
      </Suspense>
    </>
  );
}
