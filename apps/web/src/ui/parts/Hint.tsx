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
import { lazyPart } from '../../lib/lazy/lazy-parts.ts';
import type { HintLooks } from './HintBubble.tsx';

const HintBubble = lazyPart(async () => (await import('./HintBubble.tsx')).HintBubble);

/** A finger points, reaches and presses all at once: what it pressed goes first. */
const afterPress = startTransition;

interface HintProps extends HintLooks {
  /** Shows its hint to whoever points at it, touches it or reaches it by keyboard. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Words that belong to something, shown beside it: Mantine's `Tooltip`, fetched for the first of them. */
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
  // Most that may have to say something never have to. Where it cannot be had, the screen goes on without its words.
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
