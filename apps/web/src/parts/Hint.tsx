import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  Suspense,
  useCallback,
  useId,
  useState,
} from 'react';
import { laterPart } from '../house/later.ts';
import type { HintLooks } from './HintBubble.tsx';

const HintBubble = laterPart(async () => (await import('./HintBubble.tsx')).HintBubble);

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
  const child = cloneElement(children, {
    'aria-describedby': opened ? id : undefined,
    onMouseEnter: ({ currentTarget }) => {
      setTarget(currentTarget);
      setPointed(true);
    },
    onMouseLeave: () => setPointed(false),
    onFocus: ({ currentTarget }) => {
      setTarget(currentTarget);
      setReached(currentTarget.matches(':focus-visible'));
    },
    onBlur: () => setReached(false),
  });
  return (
    <>
      {child}
      <Suspense>
        {target && (
          <HintBubble {...looks} id={id} label={label} target={target} opened={opened} onDismiss={dismiss} />
        )}
      </Suspense>
    </>
  );
}
