import { memo, Suspense, useDeferredValue, useState } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { DialogProps } from './DialogBox.tsx';
import { DialogOverlay } from './DialogOverlay.tsx';

/** Does not render again while the dialog stays closed, because its content is not visible. */
const DialogBox = memo(
  lazyComponent(async () => (await import('./DialogBox.tsx')).DialogBox),
  (before, after) => !before.opened && !after.opened,
);

/**
 * A dialog: Mantine's `Modal`, fetched when the first dialog opens. The press that opens it only renders the
 * overlay, which is quick. The dialog itself renders behind it in interruptible slices, because on a slow
 * machine it takes too long for one frame.
 */
export function Dialog(props: DialogProps) {
  const renderedOpen = useDeferredValue(props.opened);
  const [mounted, setMounted] = useState(renderedOpen);
  if (renderedOpen && !mounted) setMounted(true);
  return (
    <>
      {props.opened && !renderedOpen && <DialogOverlay onClose={props.onClose} />}
      <Suspense>{mounted && <DialogBox {...props} opened={props.opened && renderedOpen} />}</Suspense>
    </>
  );
}
