import { memo, Suspense, useDeferredValue, useState } from 'react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { AmountForm } from './AmountForm.tsx';
import type { DialogProps } from './DialogBox.tsx';
import { DialogOverlay } from './DialogOverlay.tsx';

/** Renders again only when the dialog is or was open, because nothing of a closed dialog is visible. */
const DialogBox = memo(
  lazyComponent(async () => (await import('./DialogBox.tsx')).DialogBox),
  (before, after) => !before.opened && !after.opened,
);

/**
 * A dialog: Mantine's `Modal`, in a separate script. The press that opens the dialog renders only the
 * overlay, which is quick. The dialog renders after that as a deferred update, which React can interrupt,
 * because on a slow machine it takes longer than one frame.
 */
export function Dialog(props: DialogProps) {
  const renderedOpen = useDeferredValue(props.opened);
  const [mounted, setMounted] = useState(renderedOpen);
  if (renderedOpen && !mounted) setMounted(true);
  return (
    <>
      {props.opened && !renderedOpen && <DialogOverlay onClose={props.onClose} />}
      <Suspense>
        {mounted && (
          <AmountForm>
            <DialogBox {...props} opened={props.opened && renderedOpen} />
          </AmountForm>
        )}
      </Suspense>
    </>
  );
}
